import { useTranslation } from 'react-i18next'
import { Checkbox } from '../ui/Checkbox'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { ComboBox } from '../ui/ComboBox'
import type { Option } from '../ui/options'
import { Select } from '../ui/Select'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'

/** More than these are found by typing. */
const MOST_IN_A_LIST = 12

const NONE = ''

/** Yes or no. */
export function BooleanField({ field, values, onChange }: ControlProps) {
  return (
    <Checkbox
      {...field}
      isSelected={values[0]?.raw === 'true'}
      onChange={(isSelected) => {
        const raw = String(isSelected)
        onChange([{ raw, text: raw }])
      }}
    />
  )
}

/** One of a selection list. */
export function ChoiceField({ attribute, field, values, onChange }: ControlProps) {
  const { t } = useTranslation('forms')
  const options = optionsOf(attribute.choices, values)
  const chosen = values[0] && toOption(values[0])
  const choose = (option: Option | undefined) => onChange(option ? [toValue(option)] : [])
  if (options.length > MOST_IN_A_LIST) {
    return <ComboBox {...field} options={options} value={chosen} onChange={choose} />
  }
  const none = { id: NONE, text: t('noChoice') }
  return (
    <Select
      {...field}
      options={field.isRequired ? options : [none, ...options]}
      value={chosen?.id ?? (field.isRequired ? undefined : NONE)}
      placeholder={t('choose')}
      onChange={(id) => choose(options.find((option) => option.id === id))}
    />
  )
}

/** Any of a selection list. */
export function ChoicesField({ attribute, field, values, onChange }: ControlProps) {
  const options = optionsOf(attribute.choices, values)
  return (
    <CheckboxGroup
      {...field}
      options={options}
      value={values.map(({ raw }) => raw)}
      onChange={(ids) => onChange(options.filter(({ id }) => ids.includes(id)).map(toValue))}
    />
  )
}

/** A value that is no longer on offer stays until somebody chooses another. */
function optionsOf(choices: readonly Option[] = [], values: readonly Value[]): readonly Option[] {
  const gone = values.filter(({ raw }) => !choices.some(({ id }) => id === raw))
  return [...choices, ...gone.map(toOption)]
}

const toOption = ({ raw, text }: Value): Option => ({ id: raw, text })
const toValue = ({ id, text }: Option): Value => ({ raw: id, text })
