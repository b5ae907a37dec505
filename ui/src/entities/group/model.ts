import type { components } from '../../shared/platform/contract/schema'
import { readAttributes, type Attribute } from '../../shared/blocks/values/attribute'
import { cnOf } from '../../shared/blocks/values/dn'

type EntityDefinitionNode = components['schemas']['EntityDefinitionNode']
type EntityObjectNode = components['schemas']['EntityObjectNode']
type GroupNode = components['schemas']['GroupNode']
type UsersGroupMemberShipNode = components['schemas']['UsersGroupMemberShipNode']

/** A group of people. */
export interface Group {
  dn: string
  name: string
  description: string
  /** DN of its container, `ou=groups,o=data`. */
  container: string
}

/** A group of which a person is a member. */
export type Membership = Pick<Group, 'dn' | 'name'>

/** A group with all attributes that the installation has for groups. */
export interface GroupDetail extends Group {
  facts: readonly Attribute[]
}

/** The definition of groups in the directory. */
export interface GroupKind {
  /** DN of the container for new groups. */
  container: string
  /** Key of the attribute that holds the name. */
  namingKey: string | undefined
  /** Keys of the attributes that describe a group, without its members, which have calls of their own. */
  keys: readonly string[]
}

const DESCRIPTION = 'Description'
const MEMBERS = 'Member'

/** Source: SPEC 3 "Other entities". */
export function readGroup({ dn, name = dn, description = '', container }: GroupNode): Group {
  return { dn, name, description, container: container ?? parentOf(dn) }
}

/** Source: SPEC 7 "Groups", entity definition; docs/assumptions.md A-274. */
export function readGroupKind(definition: EntityDefinitionNode): GroupKind {
  const { dn = '', namingAttribute, attributes = [] } = definition
  const keys = attributes.map(({ key }) => key).filter((key) => key !== MEMBERS)
  return { container: dn, namingKey: namingAttribute, keys }
}

/** A group from its entity; name and description are left out of its facts. */
export function readGroupDetail(thing: EntityObjectNode, { namingKey }: GroupKind): GroupDetail {
  const { dn, entityDisplayValue = dn } = thing
  const attributes = readAttributes(thing.attributes)
  const description = attributes.find(({ key }) => key === DESCRIPTION)?.values[0]?.text ?? ''
  return {
    dn,
    name: entityDisplayValue,
    description,
    container: parentOf(dn),
    facts: attributes.filter(({ key }) => key !== DESCRIPTION && key !== namingKey),
  }
}

/** Sorted by name. The reply has DNs only: docs/assumptions.md A-285. */
export function readMemberships({ groupMemberof }: UsersGroupMemberShipNode): Membership[] {
  return groupMemberof
    .map((dn) => ({ dn, name: cnOf(dn) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The container of a DN: `cn=Finance\, Oslo,ou=groups,o=data` -> `ou=groups,o=data`. */
function parentOf(dn: string): string {
  return /^(?:\\.|[^,\\])*,(.*)$/.exec(dn)?.[1] ?? ''
}
