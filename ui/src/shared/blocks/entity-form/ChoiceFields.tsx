import { OneOfField } from '../form/OneOfField'
import { Checkbox } from '../../ui/Checkbox'
import { CheckboxGroup } from '../../ui/CheckboxGroup'
import type { Option } from '../../ui/options'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'

/** A choice of yes or no. */
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

/** A choice from a selection list. */
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

/** A choice of several entries from a selection list. */
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

/** The options, with values that are no longer in the list: such a value stays until the person chooses another. */
function optionsOf(choices: readonly Option[] = [], values: readonly Value[]): readonly Option[] {
  const gone = values.filter(({ raw }) => !choices.some(({ id }) => id === raw))
  return [...choices, ...gone.map(toOption)]
}

const toOption = ({ raw, text }: Value): Option => ({ id: raw, text })
const toValue = ({ id, text }: Option): Value => ({ raw: id, text })
