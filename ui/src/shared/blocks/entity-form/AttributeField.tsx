import { BooleanField, ChoiceField, ChoicesField } from './ChoiceFields'
import type { ControlProps, OwnControls } from './controls'
import { ManyFields } from './ManyFields'
import { SingleField } from './OneField'

interface AttributeFieldProps extends ControlProps {
  controls: OwnControls
}

/** The field of an attribute. Data type, selection list and number of values decide about its control. */
export function AttributeField({ controls, ...props }: AttributeFieldProps) {
  const { dataType, choices, isMultivalued } = props.attribute
  const Own = controls[dataType]
  if (Own) return <Own {...props} />
  if (choices) return isMultivalued ? <ChoicesField {...props} /> : <ChoiceField {...props} />
  if (dataType === 'Boolean') return <BooleanField {...props} />
  return isMultivalued ? <ManyFields {...props} /> : <SingleField {...props} />
}
