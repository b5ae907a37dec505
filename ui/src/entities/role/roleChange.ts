import type { components } from '../../shared/platform/contract/schema'
import { wholeApprovalNode } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { toPermissionBody } from '../permission/fields'
import type { RoleDetail } from './model'

type RoleCreation = components['schemas']['RoleCreation']

/** What of a role is written. */
export type RoleFields = Pick<
  RoleDetail,
  'texts' | 'categories' | 'owners' | 'approval' | 'isRevokeApproved'
>

/** What besides is written of a new one, and stays. */
export interface NewRoleFields extends RoleFields {
  /** The common name; empty for the one that comes from the name. */
  id: string
  level: number
  /** The container, or none for that of the level. */
  container: readonly PickerItem[]
}

/** The fields of a role that is there. */
export function roleFieldsOf(role: RoleDetail): RoleFields {
  const { texts, categories, owners, approval, isRevokeApproved } = role
  return { texts, categories, owners, approval, isRevokeApproved }
}

/** The whole role: the upstream may replace what is stored by what it is sent. */
export function toRoleBody(fields: RoleFields, defaultLocale: string) {
  return {
    ...toPermissionBody(fields, defaultLocale),
    ...toApprovalBody(fields),
  }
}

/** The approval as a save sends it. A role without approval has none for revocation either. */
export function toApprovalBody({
  approval,
  isRevokeApproved,
}: Pick<RoleFields, 'approval' | 'isRevokeApproved'>) {
  const { required, isStandard, approvers, quorum, requestDef } = wholeApprovalNode(approval)
  return {
    approvalRequired: required,
    approvalIsStandard: isStandard,
    approvalApprovers: [...approvers],
    approvalQuorum: quorum,
    approvalRequestDef: requestDef,
    revokeRequired: isRevokeApproved && approval.kind !== 'NONE',
  }
}

/** A new role under its common name, which comes from its name where none is entered. */
export function toNewRoleBody(fields: NewRoleFields, defaultLocale: string) {
  const body = toRoleBody(fields, defaultLocale)
  const [container] = fields.container
  return {
    ...body,
    id: fields.id || commonNameOf(body.name),
    // One of those that the server gave.
    level: fields.level as RoleCreation['level'],
    ...(container && { subContainer: container.id }),
  }
}

/** A stored role as a save would send it, to be kept or compared. Source: docs/assumptions.md A-700. */
export function toRoleJson(role: RoleDetail, defaultLocale: string): string {
  const { id, level, container: subContainer } = role
  const body = toRoleBody(roleFieldsOf(role), defaultLocale)
  return JSON.stringify({ id, level: level?.level, subContainer, ...body }, undefined, 2)
}
