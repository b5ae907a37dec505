import { useState } from 'react'
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
      return <ChoicesControl field={field} {...rest} />
    case 'dates':
      return <DatesControl field={field} {...rest} />
    case 'day':
      return <DayControl field={field} {...rest} />
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

/** The choices of a filter, with the number of rows where it is known. */
function useOptions({ options }: Pick<Of<'choice' | 'choices'>['field'], 'options'>) {
  const { t } = useTranslation('dataTable')
  return options.map(({ id, text, count: value }) => ({
    id,
    text: value === undefined ? text : t('filter.counted', { text, value }),
  }))
}

function ChoicesControl({ field, values, onChange }: Of<'choices'>) {
  return (
    <CheckboxGroup
      label={field.label}
      options={useOptions(field)}
      value={values}
      onChange={onChange}
    />
  )
}

function ChoiceControl({ field, values, onChange }: Of<'choice'>) {
  const { t } = useTranslation('dataTable')
  return (
    <Select
      label={field.label}
      options={[{ id: '', text: t('filter.any') }, ...useOptions(field)]}
      value={values[0] ?? ''}
      onChange={(id) => onChange([id])}
    />
  )
}

/** The comparison is kept while no day is chosen. */
function DayControl({ field: { label, options }, values, onChange }: Of<'day'>) {
  const { t } = useTranslation('dataTable')
  const [how = options[0]?.id ?? '', day = ''] = values
  const [chosen, setChosen] = useState(how)
  return (
    <fieldset className={styles.dates}>
      <legend>{label}</legend>
      <Select
        label={t('filter.how')}
        options={options}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          if (day !== '') onChange([id, day])
        }}
      />
      <DatePicker
        label={t('filter.dayLabel')}
        value={day || undefined}
        onChange={(other) => onChange(other ? [chosen, other] : [])}
      />
    </fieldset>
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
