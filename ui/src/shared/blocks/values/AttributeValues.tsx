import type { Attribute } from './attribute'
import { AttributeValue, type AttributeValueProps } from './AttributeValue'
import { ValueList, type Place } from './ValueList'

interface AttributeValuesProps extends Pick<AttributeValueProps, 'renderPerson' | 'renderThing'> {
  /** Nothing is rendered while it is undefined. */
  attribute: Attribute | undefined
  place: Place
}

/** The values of an attribute; a dialog shows all when they are many. */
export function AttributeValues({ attribute, place, ...renderers }: AttributeValuesProps) {
  if (!attribute) return null
  const values = attribute.values.map((value) => ({
    key: value.raw,
    content: (
      <AttributeValue attribute={attribute} value={value} {...renderers} quiet={place === 'cell'} />
    ),
  }))
  return <ValueList values={values} label={attribute.label} place={place} />
}
