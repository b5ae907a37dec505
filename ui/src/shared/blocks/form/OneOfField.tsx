import { useTranslation } from 'react-i18next'
import { ComboBox } from '../../ui/ComboBox'
import type { FieldProps } from '../../ui/field'
import { MOST_IN_A_LIST, type Option } from '../../ui/options'
import { Select } from '../../ui/Select'

interface OneOfFieldProps extends FieldProps {
  options: readonly Option[]
  value: Option | undefined
  onChange: (option: Option | undefined) => void
}

const NONE = ''

/** Chooses one entry of a list, or none if the field is optional. */
export function OneOfField({ options, value, onChange, ...field }: OneOfFieldProps) {
  const { t } = useTranslation('forms')
  if (options.length > MOST_IN_A_LIST) {
    return <ComboBox {...field} options={options} value={value} onChange={onChange} />
  }
  const none = { id: NONE, text: t('noChoice') }
  return (
    <Select
      {...field}
      options={field.isRequired ? options : [none, ...options]}
      value={value?.id ?? (field.isRequired ? undefined : NONE)}
      placeholder={t('choose')}
      onChange={(id) => onChange(options.find((option) => option.id === id))}
    />
  )
}
