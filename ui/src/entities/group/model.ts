import type { components } from '../../shared/platform/contract/schema'
import { readAttributes, type Attribute } from '../../shared/blocks/values/attribute'

type EntityDefinitionNode = components['schemas']['EntityDefinitionNode']
type EntityObjectNode = components['schemas']['EntityObjectNode']
type GroupNode = components['schemas']['GroupNode']

/** A group of people. */
export interface Group {
  dn: string
  name: string
  description: string
  /** DN of what it is in, `ou=groups,o=data`. */
  container: string
}

/** A group with what the installation keeps about groups beside it. */
export interface GroupDetail extends Group {
  facts: readonly Attribute[]
}

/** The definition of groups in the directory. */
export interface GroupKind {
  /** DN of the container of new ones. */
  container: string
  /** Key of the attribute that holds the name. */
  namingKey: string | undefined
  /** Keys of the attributes that describe a group; its members are read page by page. */
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

/** A thing as a group; its name and its description are no facts beside it. */
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

/** `cn=Finance\, Oslo,ou=groups,o=data` -> `ou=groups,o=data`. */
function parentOf(dn: string): string {
  return /^(?:\\.|[^,\\])*,(.*)$/.exec(dn)?.[1] ?? ''
}
