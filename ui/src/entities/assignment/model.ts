import type { components } from '../../shared/platform/contract/schema'

type PermissionAssignmentNode = components['schemas']['PermissionAssignmentNode']
type PermissionAssignmentCauseNode = components['schemas']['PermissionAssignmentCauseNode']

export type PermissionKind = 'role' | 'resource'

/** The kind of a holder; a group has permissions for its members. */
export type HolderKind = 'user' | 'group'

/**
 * The source of a permission: a direct assignment, which can be revoked, or that of a group, a
 * container or a role.
 */
export interface Cause {
  /** The id of the assignment, if it can be revoked by itself. */
  instanceId: string | undefined
  kind: 'user' | 'group' | 'container' | 'subtree' | 'role'
  /** DN of the group, container or role; empty for a direct assignment. */
  sourceId: string
  sourceName: string
  isRemovable: boolean
  /** The reason of the request. */
  reason: string
  /** The requester; empty when the server does not name one. */
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

/** A role or resource that a person has or has requested; times are milliseconds since 1970. */
export interface Holding {
  id: string
  kind: PermissionKind
  name: string
  description: string
  categories: readonly string[]
  causes: readonly Cause[]
  /** States of pending requests, in the server's words: `Approval Pending`. */
  pending: readonly string[]
  effectiveAt: number | undefined
  /** Undefined without an end. */
  expiresAt: number | undefined
}

/** Reads a permission of a person. Source: upstream-api.md, `PermissionAssignmentNode`. */
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

/**
 * The direct assignment that ends first, which can be requested again; undefined when none has an
 * end.
 */
export function endingCause(holding: Holding): Cause | undefined {
  const ends = ({ expiresAt }: Cause) => expiresAt ?? Infinity
  const [first] = removableCauses(holding).toSorted((one, other) => ends(one) - ends(other))
  return first?.expiresAt === undefined ? undefined : first
}

/** The direct assignments, which can be revoked. */
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
