import { OneOfField } from '../form/OneOfField'
import { Checkbox } from '../../ui/Checkbox'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import type { Option } from '../../ui/options'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'

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
  return (
    <OneOfField
      {...field}
      options={optionsOf(attribute.choices, values)}
      value={values[0] && toOption(values[0])}
      onChange={(option) => onChange(option ? [toValue(option)] : [])}
    />
  )
}

/** Choices from a selection list that allows several. */
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
