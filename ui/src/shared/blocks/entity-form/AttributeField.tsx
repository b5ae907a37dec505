import { BooleanField, ChoiceField, ChoicesField } from './ChoiceFields'
import type { ControlProps, OwnControls } from './controls'
import { ManyFields } from './ManyFields'
import { SingleField } from './OneField'

interface AttributeFieldProps extends ControlProps {
  controls: OwnControls
}

/** The field of an attribute: its control follows from the type, from the list and from how many values there can be. */
export function AttributeField({ controls, ...props }: AttributeFieldProps) {
  const { dataType, choices, isMultivalued } = props.attribute
  const Own = controls[dataType]
  if (Own) return <Own {...props} />
  if (choices) return isMultivalued ? <ChoicesField {...props} /> : <ChoiceField {...props} />
  if (dataType === 'Boolean') return <BooleanField {...props} />
  return isMultivalued ? <ManyFields {...props} /> : <SingleField {...props} />
}
