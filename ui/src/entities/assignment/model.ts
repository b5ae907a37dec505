import type { components } from '../../shared/platform/contract/schema'

type PermissionAssignmentNode = components['schemas']['PermissionAssignmentNode']
type PermissionAssignmentCauseNode = components['schemas']['PermissionAssignmentCauseNode']

export type PermissionKind = 'role' | 'resource'

/** Who has permissions of their own here; a group has them for its members. */
export type HolderKind = 'user' | 'group'

/** Why somebody has a permission: their own assignment, which can be taken away, or one of a group, a container or a role. */
export interface Cause {
  /** The id of the assignment, where it can be revoked alone. */
  instanceId: string | undefined
  kind: 'user' | 'group' | 'container' | 'subtree' | 'role'
  /** DN of the group, container or role; empty where there is none. */
  sourceId: string
  sourceName: string
  isRemovable: boolean
  /** The reason of the request. */
  reason: string
  /** Who asked for it; empty when the server does not say. */
  requester: string
  /** Undefined without an end. */
  expiresAt: number | undefined
  /** The answers with which a resource was assigned. */
  answers: readonly Answer[]
}

/** The answer to a question of a resource. */
export interface Answer {
  key: string
  value: string
}

/** A role or a resource that somebody has, or has asked for; times in milliseconds since 1970. */
export interface Holding {
  id: string
  kind: PermissionKind
  name: string
  description: string
  categories: readonly string[]
  causes: readonly Cause[]
  /** States of the requests that are on their way, in the server's words: `Approval Pending`. */
  pending: readonly string[]
  effectiveAt: number | undefined
  /** Undefined without an end. */
  expiresAt: number | undefined
}

/** Source: upstream-api.md, `PermissionAssignmentNode`. */
export function readHolding(node: PermissionAssignmentNode): Holding {
  const { id, name = id, description = '', causes = [], status = [], categories = [] } = node
  return {
    id,
    kind: node.entityType === 'resource' ? 'resource' : 'role',
    name,
    description,
    categories: categories.map(({ categoryId, categoryName = categoryId }) => categoryName),
    causes: causes.map(readCause),
    pending: status.flatMap(({ status: state }) => (state ? [state] : [])),
    effectiveAt: node.effectiveDate,
    expiresAt: node.expiryDate,
  }
}

/** The own assignment that ends first, which can be asked for again. */
export function endingCause(holding: Holding): Cause | undefined {
  const ends = ({ expiresAt }: Cause) => expiresAt ?? Infinity
  const [first] = removableCauses(holding).toSorted((one, other) => ends(one) - ends(other))
  return first?.expiresAt === undefined ? undefined : first
}

/** The assignments of one's own, which can be taken away. */
export function removableCauses({ causes }: Holding): Cause[] {
  return causes.filter(({ isRemovable }) => isRemovable)
}

const KINDS = ['user', 'group', 'container', 'subtree', 'role'] as const

function readCause(node: PermissionAssignmentCauseNode): Cause {
  const { dn = '', name = dn } = node.sourcesDetails ?? {}
  return {
    instanceId: node.instanceId,
    kind: KINDS.find((kind) => kind === node.type) ?? 'user',
    sourceId: dn,
    sourceName: name,
    isRemovable: node.removable === true,
    reason: node.reqDesc ?? '',
    requester: node.requesterName ?? '',
    expiresAt: node.expirationDate,
    answers: (node.entRef?.params ?? []).map(({ key, value = '' }) => ({ key, value })),
  }
}
