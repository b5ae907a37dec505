import type { ComponentProps } from 'react'
import type { Attribute } from '../values/attribute'
import { AttributeValues } from '../values/AttributeValues'
import type { Fact } from './Facts'

type RenderPerson = ComponentProps<typeof AttributeValues>['renderPerson']

/** The facts of a page that show the attributes of a record. */
export function attributeFacts(
  attributes: readonly Attribute[],
  renderPerson: RenderPerson,
): Fact[] {
  return attributes.map((attribute) => ({
    key: attribute.key,
    label: attribute.label,
    content: <AttributeValues attribute={attribute} place="page" renderPerson={renderPerson} />,
  }))
}
