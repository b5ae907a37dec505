import type { components } from '../../shared/platform/contract/schema'
import {
  type FormAttribute,
  type FormGroup,
  readFormAttributes,
} from '../../shared/blocks/entity-form/formAttribute'
import type { Attribute } from '../../shared/blocks/values/attribute'
import { cnOf } from '../../shared/blocks/values/dn'

type DefinitionNode = components['schemas']['EntityDefinitionNode']
type ObjectNode = components['schemas']['EntityObjectNode']
type SchemaNode = components['schemas']['AttributesListNode']

/** An attribute that the things of a kind have, without a value. */
export interface KindAttribute extends FormAttribute {
  isSearchable: boolean
  isSortable: boolean
}

/** A kind of things of the directory, and what the signed-in person may do with them. */
export interface Kind {
  /** `device`. */
  key: string
  /** The key by which its things are written. */
  editKey: string
  /** `Devices`. */
  name: string
  isCreatable: boolean
  isEditable: boolean
  isRemovable: boolean
  /** Where new things are put, `ou=devices,o=data`. */
  container: string
  /** Key of the attribute that a DN begins with. */
  namingKey: string
  attributes: KindAttribute[]
}

/** A thing of the directory. */
export interface Entity {
  dn: string
  name: string
  attributes: FormAttribute[]
}

export const attributeGroups = ['primary', 'secondary', 'other'] as const

export type AttributeGroup = (typeof attributeGroups)[number]

/** Key of an attribute to its group; what is not there is among the others. */
export type Grouping = Readonly<Record<string, AttributeGroup>>

/** Source: SPEC 3 "Other entities", entity definitions; docs/assumptions.md A-96. */
export function readKind(node: DefinitionNode): Kind {
  const { key, editKey = key, display = key, dn = '', namingAttribute = '' } = node
  const attributes = node.attributes ?? []
  const flags = new Map(attributes.map((each) => [each.key, each]))
  return {
    key,
    editKey,
    name: display,
    isCreatable: node.isCreatable ?? false,
    isEditable: node.isEditable ?? false,
    isRemovable: node.isRemovable ?? false,
    container: dn,
    namingKey: namingAttribute,
    attributes: readFormAttributes(attributes).map((attribute) => ({
      ...attribute,
      isSearchable: flags.get(attribute.key)?.isSearchable ?? false,
      isSortable: flags.get(attribute.key)?.isSortable ?? false,
    })),
  }
}

/** Source: SPEC 3 "Other entities", entity list items. */
export function readEntity({ dn, entityDisplayValue, attributes }: ObjectNode): Entity {
  return { dn, name: entityDisplayValue ?? cnOf(dn), attributes: readFormAttributes(attributes) }
}

/** Source: docs/assumptions.md A-278. */
export function readGrouping(schema: SchemaNode): Grouping {
  const { primaryAttributes = [], secondaryttributes = [] } = schema
  return Object.fromEntries([
    ...primaryAttributes.map(({ key }) => [key, 'primary']),
    ...secondaryttributes.map(({ key }) => [key, 'secondary']),
  ]) as Grouping
}

/** Attributes under the titles of their groups; a group without attributes is not there. */
export function inGroups(
  attributes: readonly FormAttribute[],
  grouping: Grouping,
  titleOf: (group: AttributeGroup) => string,
): FormGroup[] {
  return attributeGroups
    .map((group) => ({
      id: group,
      title: titleOf(group),
      attributes: attributes.filter(({ key }) => (grouping[key] ?? 'other') === group),
    }))
    .filter((group) => group.attributes.length > 0)
}

/** The attribute of a thing with a key, for pages and lists; undefined when it has no value. */
export function shownAttribute(entity: Entity, key: string): Attribute | undefined {
  const found = entity.attributes.find((attribute) => attribute.key === key)
  return found && found.values.length > 0 ? { ...found, values: [...found.values] } : undefined
}

/** The attributes at which a search looks. */
export function searchedAttributes({ attributes }: Pick<Kind, 'attributes'>): KindAttribute[] {
  return attributes.filter(({ isSearchable }) => isSearchable)
}

/** The attributes of the form of a new entity. Its name can be entered only there. */
export function creatableAttributes({ attributes, namingKey }: Kind): FormAttribute[] {
  return attributes.map((each) =>
    each.key === namingKey ? { ...each, isEditable: true, formatType: 'name' } : each,
  )
}
