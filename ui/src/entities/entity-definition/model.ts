import {
  each,
  isContested,
  merged,
  mergedOrder,
  type Sides,
  type Winner,
} from '../../shared/blocks/concurrent-edit/threeWay'
import type { ValueParts } from '../../shared/blocks/record-form/recordField'
import type { components } from '../../shared/platform/contract/schema'

export type DefinitionNode = components['schemas']['EntityDefinitionNode']
type AttributeNode = components['schemas']['AttributeNode']

export const kindFlags = ['isViewable', 'isCreatable', 'isEditable', 'isRemovable'] as const
export const attributeFlags = [
  'isRequired',
  'isEditable',
  'isMultivalued',
  'isSearchable',
  'isSortable',
] as const

/** Types for new attributes; stored attributes can have other types. */
export const attributeTypes = ['String', 'Integer', 'Boolean', 'Time', 'DN'] as const

export type KindFlag = (typeof kindFlags)[number]
export type AttributeFlag = (typeof attributeFlags)[number]

/** An attribute in the definition of a kind. Key, type and look-up of a stored attribute cannot be changed. */
export interface AttributeDefinition extends Record<AttributeFlag, boolean> {
  key: string
  label: string
  dataType: string
  /** Key of the kind that its values point to; `''` for none. */
  lookup: string
  /** The choices, one on each line: `key = text`, or the text alone if it is the key; `''` for none. */
  choices: string
}

/** The fields of an entity definition that can be changed. */
export interface DefinitionFields extends Record<KindFlag, boolean> {
  name: string
  /** The attributes in their order. */
  attributes: readonly AttributeDefinition[]
}

/** The definition of a kind of entity. */
export interface EntityDefinition extends DefinitionFields {
  key: string
  /** DN of the container for new entities. */
  container: string
  /** Key of the naming attribute, which is the first part of a DN. */
  namingKey: string
}

/** Kinds with tables of their own on the server; no attributes can be added to them. Source: docs/assumptions.md A-563. */
const FIXED_KINDS = new Set([
  'user',
  'group',
  'organizationalUnit',
  'sys-nrf-role',
  'sys-nrf-resource',
])

export const takesAttributes = ({ key }: Pick<EntityDefinition, 'key'>) => !FIXED_KINDS.has(key)

/** Whether a kind has entities: the additions to roles and resources have none, and no container. */
export const hasEntities = ({ container }: Pick<EntityDefinition, 'container'>) => container !== ''

/** Source: SPEC 3 "Other entities", entity definitions; docs/assumptions.md A-96. */
export function readDefinition(node: DefinitionNode): EntityDefinition {
  const { key, display = key, dn = '', namingAttribute = '', attributes = [] } = node
  return {
    key,
    name: display,
    container: dn,
    namingKey: namingAttribute,
    ...flagsOf(kindFlags, node),
    attributes: attributes.map(readAttribute),
  }
}

function readAttribute(node: AttributeNode): AttributeDefinition {
  const { key, displayLabel = key, dataType = 'String', lookupEntity = '', choiceList = [] } = node
  return {
    key,
    label: displayLabel,
    dataType,
    lookup: lookupEntity,
    choices: choiceList
      .map(({ key: id, value = id }) => (value === id ? id : `${id} = ${value}`))
      .join('\n'),
    ...flagsOf(attributeFlags, node),
  }
}

function flagsOf<Flag extends string>(
  flags: readonly Flag[],
  node: Partial<Record<Flag, unknown>>,
) {
  return Object.fromEntries(flags.map((flag) => [flag, node[flag] === true])) as Record<
    Flag,
    boolean
  >
}

/** The loaded node with the fields of the form; properties that the console does not know are sent back unchanged. */
export function toNode(node: DefinitionNode, { name, attributes, ...fields }: DefinitionFields) {
  const known = new Map(node.attributes?.map((each) => [each.key, each]))
  return {
    ...node,
    display: name,
    ...flagsOf(kindFlags, fields),
    attributes: attributes.map((each) => ({
      ...known.get(each.key),
      ...toAttributeNode(each, known.get(each.key)?.choiceList),
    })),
  }
}

/** The body of a call that creates a kind. */
export function toNewNode({ key, container, namingKey, ...fields }: EntityDefinition) {
  return toNode({ key, dn: container, namingAttribute: namingKey }, fields)
}

function toAttributeNode(
  { label, lookup, choices, ...attribute }: AttributeDefinition,
  before: AttributeNode['choiceList'],
) {
  const choiceList = readChoices(choices)
  return {
    ...attribute,
    displayLabel: label,
    ...(lookup !== '' && { lookupEntity: lookup }),
    ...((before !== undefined || choiceList.length > 0) && { choiceList }),
  }
}

function readChoices(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [key = '', ...words] = line.split('=')
    return { key: key.trim(), value: words.join('=').trim() || key.trim() }
  })
}

/** Other kinds with an attribute that points to this kind. */
export function pointingTo(
  key: string,
  definitions: readonly EntityDefinition[],
): EntityDefinition[] {
  return definitions.filter(
    (each) => each.key !== key && each.attributes.some(({ lookup }) => lookup === key),
  )
}

/** The kinds without one of them, and without those that it points to, directly or through others. */
export function withoutPointedAt<Kind extends EntityDefinition>(
  key: string,
  kinds: readonly Kind[],
): readonly Kind[] {
  const lookups = kinds.filter((each) => each.key === key).flatMap(lookupsOf)
  const others = kinds.filter((each) => each.key !== key)
  return lookups.reduce<readonly Kind[]>((left, lookup) => withoutPointedAt(lookup, left), others)
}

const lookupsOf = ({ attributes }: EntityDefinition) => attributes.map(({ lookup }) => lookup)

type Attributes = readonly AttributeDefinition[]
type One = AttributeDefinition | undefined

const properties = ['label', 'dataType', 'lookup', 'choices', ...attributeFlags] as const

/** Two people have a conflict only if they changed the same property of one attribute. */
export const attributeParts: ValueParts<Attributes> = {
  isContested: (sides) =>
    keysIn(sides).some((key) => isAttributeContested(attributeIn(sides, key))),
  contested: (sides) => {
    const keys = keysIn(sides).filter((key) => isAttributeContested(attributeIn(sides, key)))
    return each(sides, (side) => side.filter(({ key }) => keys.includes(key)))
  },
  merge: (sides, winner) =>
    mergedOrder(
      each(sides, (side) => side.map(({ key }) => key)),
      winner,
    ).flatMap((key) => mergedAttribute(attributeIn(sides, key), winner) ?? []),
}

const isAttributeContested = (one: Sides<One>) =>
  properties.some((property) => isContested(each(one, (side) => side?.[property])))

const keysIn = ({ was, mine, theirs }: Sides<Attributes>) => [
  ...new Set([was, mine, theirs].flatMap((side) => side.map(({ key }) => key))),
]

const attributeIn = (sides: Sides<Attributes>, key: string): Sides<One> =>
  each(sides, (side) => side.find((attribute) => attribute.key === key))

function mergedAttribute({ was, mine, theirs }: Sides<One>, winner: Winner): One {
  if (!mine || !theirs) return mine ?? theirs
  const entries = properties.map((property) => [
    property,
    merged({ was: was?.[property], mine: mine[property], theirs: theirs[property] }, winner),
  ])
  return { ...theirs, ...Object.fromEntries(entries) } as AttributeDefinition
}
