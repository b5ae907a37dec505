import { useTranslation } from 'react-i18next'
import type { FilterField } from '../listing/filters'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import { DatePicker } from '../form/DatePicker'
import { QuantityField } from '../../ui/QuantityField'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import styles from './Filters.module.css'
import { PersonControl } from './PersonControl'

interface FilterControlProps<Field extends FilterField = FilterField> {
  field: Field
  values: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

type Of<Kind extends FilterField['kind']> = FilterControlProps<Extract<FilterField, { kind: Kind }>>

/** The control of one filter. */
export function FilterControl({ field, ...rest }: FilterControlProps) {
  const [first = ''] = rest.values
  switch (field.kind) {
    case 'text':
      return (
        <TextField label={field.label} value={first} onChange={(text) => rest.onChange([text])} />
      )
    case 'choice':
      return <ChoiceControl field={field} {...rest} />
    case 'choices':
      return (
        <CheckboxGroup
          label={field.label}
          options={field.options}
          value={rest.values}
          onChange={rest.onChange}
        />
      )
    case 'dates':
      return <DatesControl field={field} {...rest} />
    case 'number':
      return (
        <QuantityField
          label={field.label}
          error={rest.error}
          min={field.min}
          max={field.max}
          value={first === '' ? undefined : Number(first)}
          onChange={(value) => rest.onChange(value === undefined ? [] : [String(value)])}
        />
      )
    case 'person':
      return <PersonControl field={field} value={first} onChange={rest.onChange} />
  }
}

function ChoiceControl({ field, values, onChange }: Of<'choice'>) {
  const { t } = useTranslation('dataTable')
  return (
    <Select
      label={field.label}
      options={[{ id: '', text: t('filter.any') }, ...field.options]}
      value={values[0] ?? ''}
      onChange={(id) => onChange([id])}
    />
  )
}

function DatesControl({ field, values, error, onChange }: Of<'dates'>) {
  const { t } = useTranslation('dataTable')
  const [first = '', last = ''] = values
  return (
    <fieldset className={styles.dates}>
      <legend>{field.label}</legend>
      <DatePicker
        label={t('filter.from')}
        value={first || undefined}
        onChange={(day) => onChange([day ?? '', last])}
      />
      <DatePicker
        label={t('filter.until')}
        error={error}
        value={last || undefined}
        onChange={(day) => onChange([first, day ?? ''])}
      />
    </fieldset>
  )
}
