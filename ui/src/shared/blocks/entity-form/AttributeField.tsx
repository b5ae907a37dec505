import { BooleanField, ChoiceField, ChoicesField } from './ChoiceFields'
import type { ControlProps, OwnControls } from './controls'
import { ManyFields } from './ManyFields'
import { SingleField } from './OneField'
import { useValueText } from './useValueText'

interface AttributeFieldProps extends Omit<ControlProps, 'field'> {
  controls: OwnControls
  /** The values that are stored, where they were changed. */
  was: ControlProps['values'] | undefined
  error: string | undefined
}

/** The field of an attribute. */
export function AttributeField({ controls, was, error, ...rest }: AttributeFieldProps) {
  const { attribute } = rest
  const valueText = useValueText()
  const words = { label: attribute.label, isRequired: attribute.isRequired }
  return (
    <AttributeControl
      {...rest}
      controls={controls}
      field={{ ...words, error, was: was && valueText(attribute, was) }}
    />
  )
}

interface AttributeControlProps extends ControlProps {
  controls: OwnControls
}

/** Which control it is follows from the type, from the list and from how many values there can be. */
function AttributeControl({ controls, ...props }: AttributeControlProps) {
  const { dataType, choices, isMultivalued } = props.attribute
  const Own = controls[dataType]
  if (Own) return <Own {...props} />
  if (choices) return isMultivalued ? <ChoicesField {...props} /> : <ChoiceField {...props} />
  if (dataType === 'Boolean') return <BooleanField {...props} />
  return isMultivalued ? <ManyFields {...props} /> : <SingleField {...props} />
}
