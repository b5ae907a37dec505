import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entitlementValuesTab } from '../../entitlement/pickerTab'
import type { Question } from '../model'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { RowsField } from '../../../shared/blocks/form/RowsField'
import type { FieldProps } from '../../../shared/ui/field'
import { QuantityField } from '../../../shared/ui/QuantityField'
import { Select } from '../../../shared/ui/Select'
import { TextField } from '../../../shared/ui/TextField'
import { valueItem } from '../valueItem'

interface QuestionFieldProps {
  question: Question
  value: readonly PickerItem[]
  onChange: (value: readonly PickerItem[]) => void
  error: string | undefined
}

/** One question of a resource or workflow, by its type. */
export function QuestionField(props: QuestionFieldProps) {
  switch (props.question.kind) {
    case 'values':
      return <ValuesField {...props} />
    case 'boolean':
      return <YesOrNo {...props} />
    case 'integer':
    case 'text':
      return <TypedField {...props} />
  }
}

function YesOrNo({ question, value, onChange, error }: QuestionFieldProps) {
  const { t } = useTranslation('requests')
  return (
    <Select
      label={question.label}
      isRequired
      error={error}
      options={['true', 'false'].map((id) => ({ id, text: id === 'true' ? t('yes') : t('no') }))}
      value={value[0]?.id}
      placeholder={t('item.choose')}
      onChange={(id) => onChange([valueItem(id)])}
    />
  )
}

/** A text field; for several values, one field for each value. */
function TypedField({ question, value, onChange, error }: QuestionFieldProps) {
  const { kind, label, isMultiple } = question
  const field = { label, isRequired: true }
  if (!isMultiple) {
    return (
      <OneValue
        kind={kind}
        field={{ ...field, error }}
        value={value[0]?.id ?? ''}
        onChange={(text) => onChange(text === '' ? [] : [valueItem(text)])}
      />
    )
  }
  return (
    <RowsField
      field={field}
      items={value}
      empty={valueItem('')}
      onChange={onChange}
      errors={[error]}
    >
      {({ item, field: words, onChange: put }) => (
        <OneValue
          kind={kind}
          field={words}
          value={item.id}
          onChange={(text) => put(valueItem(text))}
        />
      )}
    </RowsField>
  )
}

interface OneValueProps {
  kind: Question['kind']
  field: FieldProps
  value: string
  onChange: (value: string) => void
}

function OneValue({ kind, field, value, onChange }: OneValueProps) {
  if (kind === 'text') return <TextField {...field} value={value} onChange={onChange} />
  return (
    <QuantityField
      {...field}
      value={value === '' ? undefined : Number(value)}
      onChange={(count) => onChange(count === undefined ? '' : String(count))}
    />
  )
}

function ValuesField({ question, value, onChange, error }: QuestionFieldProps) {
  const { source = '', entitlement: entitlementId, isMultiple } = question
  const tabs = useMemo(
    () =>
      [
        entitlementValuesTab({
          source: entitlementId ? { entitlementId } : { optionQueryUrl: source },
        }),
      ] as const,
    [source, entitlementId],
  )
  return (
    <EntityPicker
      label={question.label}
      tabs={tabs}
      selection={isMultiple ? 'multi' : 'single'}
      isRequired
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
