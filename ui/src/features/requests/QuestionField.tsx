import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entitlementValuesTab } from '../../entities/entitlement/pickerTab'
import type { Question } from '../../entities/permission/model'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { QuantityField } from '../../shared/ui/QuantityField'
import { Select } from '../../shared/ui/Select'
import { TextField } from '../../shared/ui/TextField'
import { valueItem } from './useItemForm'

interface QuestionFieldProps {
  question: Question
  value: readonly PickerItem[]
  onChange: (value: readonly PickerItem[]) => void
  error: string | undefined
}

/** One question of a resource or workflow, by its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onChange, error } = props
  const { t } = useTranslation('requests')
  const [first] = value
  const take = (text: string) => onChange(text === '' ? [] : [valueItem(text)])
  const words = { label: question.label, isRequired: true, error }
  switch (question.kind) {
    case 'values':
      return <ValuesField {...props} />
    case 'boolean':
      return (
        <Select
          {...words}
          options={['true', 'false'].map((id) => ({
            id,
            text: id === 'true' ? t('yes') : t('no'),
          }))}
          value={first?.id}
          placeholder={t('item.choose')}
          onChange={take}
        />
      )
    case 'integer':
      return (
        <QuantityField
          {...words}
          value={first === undefined || first.id === '' ? undefined : Number(first.id)}
          onChange={(count) => (count === undefined ? onChange([]) : take(String(count)))}
        />
      )
    case 'text':
      return <TextField {...words} value={first?.id ?? ''} onChange={take} />
  }
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
