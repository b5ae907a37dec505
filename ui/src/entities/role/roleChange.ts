import type { components } from '../../shared/platform/contract/schema'
import { wholeApprovalNode } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { toPermissionBody } from '../permission/fields'
import type { RoleDetail } from './model'

type RoleCreation = components['schemas']['RoleCreation']

/** The fields of a role that a save writes. */
export type RoleFields = Pick<
  RoleDetail,
  'texts' | 'categories' | 'owners' | 'approval' | 'isRevokeApproved'
>

/** The fields of a new role: level, container and common name cannot be changed later. */
export interface NewRoleFields extends RoleFields {
  /** The common name; empty to derive it from the name. */
  id: string
  level: number
  /** The container, as a list of one; empty for the container of the level. */
  container: readonly PickerItem[]
}

/** The fields of a stored role. */
export function roleFieldsOf(role: RoleDetail): RoleFields {
  const { texts, categories, owners, approval, isRevokeApproved } = role
  return { texts, categories, owners, approval, isRevokeApproved }
}

/** The body of a role with all fields: the server may drop members that are missing. */
export function toRoleBody(fields: RoleFields, defaultLocale: string) {
  return {
    ...toPermissionBody(fields, defaultLocale),
    ...toApprovalBody(fields),
  }
}

/** The body of the approval for a save. A role without approval has none for revocations either. */
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

/** The body of a new role; its common name is derived from the name if none is entered. */
export function toNewRoleBody(fields: NewRoleFields, defaultLocale: string) {
  const body = toRoleBody(fields, defaultLocale)
  const [container] = fields.container
  return {
    ...body,
    id: fields.id || commonNameOf(body.name),
    // The level is one of those that the server sent.
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
