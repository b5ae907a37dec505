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

/** An attribute of a kind, without a value. */
export interface KindAttribute extends FormAttribute {
  isSearchable: boolean
  isSortable: boolean
}

/** A kind of entity, with the rights of the signed-in person. */
export interface Kind {
  /** The key, `device`. */
  key: string
  /** The key that calls for writes use. */
  editKey: string
  /** The name in the plural, `Devices`. */
  name: string
  isCreatable: boolean
  isEditable: boolean
  isRemovable: boolean
  /** DN of the container for new entities, `ou=devices,o=data`. */
  container: string
  /** Key of the naming attribute, which is the first part of a DN. */
  namingKey: string
  attributes: KindAttribute[]
}

/** An entity of the directory, with its attributes. */
export interface Entity {
  dn: string
  name: string
  attributes: FormAttribute[]
}

export const attributeGroups = ['primary', 'secondary', 'other'] as const

export type AttributeGroup = (typeof attributeGroups)[number]

/** The group of an attribute by its key; attributes that are missing here belong to `other`. */
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

/** Sorts attributes into groups with a title; empty groups are left out. */
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

/** The attribute of an entity by its key; undefined when it has no value. */
export function shownAttribute(entity: Entity, key: string): Attribute | undefined {
  const found = entity.attributes.find((attribute) => attribute.key === key)
  return found && found.values.length > 0 ? { ...found, values: [...found.values] } : undefined
}

/** The attributes that a search covers. */
export function searchedAttributes({ attributes }: Pick<Kind, 'attributes'>): KindAttribute[] {
  return attributes.filter(({ isSearchable }) => isSearchable)
}

/** The attributes for the form of a new entity. Only there the naming attribute can be edited. */
export function creatableAttributes({ attributes, namingKey }: Kind): FormAttribute[] {
  return attributes.map((each) =>
    each.key === namingKey ? { ...each, isEditable: true, formatType: 'name' } : each,
  )
}
