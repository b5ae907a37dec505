import type { Approval } from '../../shared/blocks/approval/approval'
import { isSameApproval } from '../../shared/blocks/approval/useApprovalField'
import { changedList, isSameOrder, type ListChange } from '../../shared/blocks/bulk-edit/listChange'
import type { ResourceDetail } from './model'
import { resourceFieldsOf, type ResourceFields } from './resourceChange'

/** The new values of a bulk change of resources. */
export interface BulkChange {
  categories: ListChange
  owners: ListChange
  /** The new approvals; `RETAIN` keeps that of each resource. */
  grant: Approval
  revoke: Approval
  /** The new weight; undefined keeps that of each resource. */
  weight: string | undefined
}

export type BulkPart = keyof BulkChange

/** A resource with its new values; `changed` is empty if the bulk change makes no difference. */
export interface PlannedChange {
  resource: ResourceDetail
  fields: ResourceFields
  changed: readonly BulkPart[]
}

/** The plan of a bulk change: the change of each resource. */
export function planOf(resources: readonly ResourceDetail[], change: BulkChange): PlannedChange[] {
  return resources.map((resource) => {
    const before = resourceFieldsOf(resource)
    const fields = changedFields(before, change)
    return { resource, fields, changed: changedParts(before, fields) }
  })
}

function changedFields(fields: ResourceFields, change: BulkChange): ResourceFields {
  const { grant, revoke, weight } = change
  return {
    ...fields,
    categories: changedList(fields.categories, change.categories),
    owners: changedList(fields.owners, change.owners),
    grant: grant.kind === 'RETAIN' ? fields.grant : grant,
    revoke: revoke.kind === 'RETAIN' ? fields.revoke : revoke,
    weight: weight ?? fields.weight,
  }
}

const isSame: Record<BulkPart, (one: ResourceFields, other: ResourceFields) => boolean> = {
  categories: (one, other) => isSameOrder(one.categories, other.categories),
  owners: (one, other) => isSameOrder(one.owners, other.owners),
  grant: (one, other) => isSameApproval(one.grant, other.grant),
  revoke: (one, other) => isSameApproval(one.revoke, other.revoke),
  weight: (one, other) => one.weight.trim() === other.weight.trim(),
}

function changedParts(before: ResourceFields, after: ResourceFields): BulkPart[] {
  return (Object.keys(isSame) as BulkPart[]).filter((part) => !isSame[part](before, after))
}
