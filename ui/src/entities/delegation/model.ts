import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { toPrincipals } from '../principal/model'
import type { Period } from './period'

type DelegationNode = components['schemas']['DelegationNode']
type RequestDefNode = components['schemas']['RequestDefNode']

/** The requests that a delegation or an absence covers: all, or some. */
export interface Requests {
  hasAll: boolean
  /** The request forms; empty for all. */
  requests: readonly PickerItem[]
}

/** A delegation: delegates decide for other people while these are unavailable. */
export interface Delegation extends Period, Requests {
  id: string
  /** People, groups and containers whose tasks are delegated. */
  from: readonly PickerItem[]
  /** The delegates; empty where a relationship leads to them. */
  to: readonly PickerItem[]
  relationship: Relationship | undefined
  isNotified: boolean
}

/** A relationship that leads from a person to their delegate, such as the manager. */
export interface Relationship {
  key: string
  name: string
}

/** Source: SPEC 3 "Other entities"; docs/assumptions.md A-137. */
export function readDelegation(node: DelegationNode): Delegation {
  const relationship = node.assignToRelationship
  return {
    id: node.assignmentId,
    from: toPrincipals({
      users: node.assignFromUsers,
      groups: node.assignFromGroups,
      containers: node.assignFromContainers,
    }),
    to: toPrincipals({ users: node.assignToUsers }),
    relationship: relationship && {
      key: relationship.key,
      name: relationship.displayName ?? relationship.key,
    },
    hasAll: node.allRequests ?? false,
    requests: readRequests(node.requestDefs),
    startsAt: node.effectiveDate ?? 0,
    endsAt: node.expiryDate,
    isNotified: node.isNotificationRequired ?? false,
  }
}

export function readRequests(nodes: readonly RequestDefNode[] = []): PickerItem[] {
  return nodes.map(({ dn, name = dn }) => ({ type: 'prd', id: dn, name }))
}

/** Whether both cover a common request. */
export function sharesRequests(one: Requests, other: Requests): boolean {
  if (one.hasAll) return other.hasAll || other.requests.length > 0
  if (other.hasAll) return one.requests.length > 0
  const ids = new Set(other.requests.map(({ id }) => id))
  return one.requests.some(({ id }) => ids.has(id))
}
