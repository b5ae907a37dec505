import type { Approval } from '../../shared/blocks/approval/approval'
import { changedList, isSameOrder, type ListChange } from '../../shared/blocks/bulk-edit/listChange'
import type { RoleDetail } from './model'
import { roleFieldsOf, toApprovalBody, type RoleFields } from './roleChange'

/** The new values of a bulk change of roles. */
export interface BulkChange {
  categories: ListChange
  owners: ListChange
  /** The new approval; `RETAIN` keeps that of each role. */
  approval: Approval
  revocation: 'retain' | 'sameAsGrant' | 'none'
}

type Part = keyof BulkChange

/** A role with its new values; `changed` is empty if the bulk change makes no difference. */
export interface PlannedChange {
  role: RoleDetail
  fields: RoleFields
  changed: readonly Part[]
}

/** The plan of a bulk change: the change of each role. */
export function planOf(roles: readonly RoleDetail[], change: BulkChange): PlannedChange[] {
  return roles.map((role) => {
    const before = roleFieldsOf(role)
    const fields = changedFields(before, change)
    return { role, fields, changed: changedParts(before, fields) }
  })
}

function changedFields(fields: RoleFields, change: BulkChange): RoleFields {
  const { categories, owners, approval, revocation } = change
  return {
    ...fields,
    categories: changedList(fields.categories, categories),
    owners: changedList(fields.owners, owners),
    approval: approval.kind === 'RETAIN' ? fields.approval : approval,
    isRevokeApproved:
      revocation === 'retain' ? fields.isRevokeApproved : revocation === 'sameAsGrant',
  }
}

function changedParts(before: RoleFields, after: RoleFields): Part[] {
  const [{ revokeRequired, ...approval }, { revokeRequired: newRevoke, ...newApproval }] = [
    toApprovalBody(before),
    toApprovalBody(after),
  ]
  return [
    ...(isSameOrder(before.categories, after.categories) ? [] : (['categories'] as const)),
    ...(isSameOrder(before.owners, after.owners) ? [] : (['owners'] as const)),
    ...(JSON.stringify(approval) === JSON.stringify(newApproval) ? [] : (['approval'] as const)),
    ...(revokeRequired === newRevoke ? [] : (['revocation'] as const)),
  ]
}
