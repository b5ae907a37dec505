import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerNode } from '../../shared/blocks/entity-picker/pickerTab'
import { PERIOD_STATES, periodState, type Period } from '../delegation/period'

type AdminAssignmentNode = components['schemas']['AdminAssignmentNode']
type AuthorisedObjectNode = components['schemas']['AuthorisedObjectNode']
type JaxBMapNode = components['schemas']['JaxBMapNode']

/** The kind of assignee: a person, the members of a group, all people below a container, or the holders of a role. */
export type AssigneeType = 'user' | 'group' | 'container' | 'role'

const ASSIGNEES: Record<string, AssigneeType> = {
  GROUP: 'group',
  CONTAINER: 'container',
  ROLE: 'role',
}

/** An administrator assignment, for a whole domain or a part of it. */
export interface Administrator extends Period {
  /** The id of the assignment; a person has at most one for each domain. */
  id: string
  dn: string
  name: string
  assigneeType: AssigneeType
  /** `ROLES` */
  domain: string
  domainName: string
  isWhole: boolean
  comment: string
}

/** The permissions of a delegated administrator on an object, or on everything in a container. */
export interface Grant {
  id: string
  name: string
  /** `role`, `resource`, `prd` or `container`. */
  kind: string
  /** Keys of the permissions. */
  permissions: readonly string[]
}

/** A key with its name: a domain, a column or a permission. */
export interface Named {
  key: string
  name: string
}

/** Source: SPEC 3 "Other entities"; docs/assumptions.md. */
export function readAdministrator(node: AdminAssignmentNode): Administrator {
  const { assigneeDn: dn = '', assignee = dn, domain = '' } = node
  return {
    id: `${dn} ${domain}`,
    dn,
    name: assignee,
    assigneeType: ASSIGNEES[node.assignmentTypeKey ?? ''] ?? 'user',
    domain,
    domainName: node.domainType ?? domain,
    isWhole: node.adminTypeKey !== 'DELEGATED',
    startsAt: node.effectiveDate ?? 0,
    endsAt: node.expirationDate,
    comment: node.comment ?? '',
  }
}

/** What assignments can be filtered by: `current` are those that are in force or begin later. */
export const ADMINISTRATOR_STATES = ['current', ...PERIOD_STATES] as const
export type State = (typeof ADMINISTRATOR_STATES)[number]

/** The assignments that are of a state at a moment; all assignments without a state. */
export function inState(
  all: readonly Administrator[],
  state: string | undefined,
  now: number,
): readonly Administrator[] {
  if (state === undefined) return all
  if (state === 'current') return all.filter((each) => periodState(each, now) !== 'over')
  return all.filter((each) => periodState(each, now) === state)
}

/** Groups the server's rows, one for each permission, by object. */
export function toGrants(nodes: readonly AuthorisedObjectNode[]): Grant[] {
  const grants = new Map<string, Grant>()
  for (const { id, name = id, entityType: kind = '', permission } of nodes) {
    const before = grants.get(id)?.permissions ?? []
    grants.set(id, { id, name, kind, permissions: permission ? [...before, permission] : before })
  }
  return [...grants.values()]
}

const OBJECT_KINDS = ['role', 'resource', 'prd', 'container'] as const

/** The kind of the object that permissions are given for; an unknown kind counts as a role. */
export function kindOf(type: string | undefined): (typeof OBJECT_KINDS)[number] {
  return OBJECT_KINDS.find((kind) => kind === type) ?? 'role'
}

export function readObject({ id, name = id, desc, entityType }: AuthorisedObjectNode): PickerItem {
  return { type: kindOf(entityType), id, name, detail: desc }
}

/** A root of the container tree, as a node of the picker. */
export function toContainerNode({ key: id, value: name = id }: JaxBMapNode): PickerNode {
  return { id, name, isBranch: true, item: { type: 'container', id, name } }
}
