import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readCategory, readPermissionFields, type PermissionFields } from '../permission/fields'

type RoleNode = components['schemas']['RoleNode']

/** A level of roles; administrators give it a name. */
export interface RoleLevel {
  level: number
  name: string
}

/** A role in a list. */
export interface Role {
  /** DN. */
  id: string
  name: string
  description: string
  /** The level; undefined when the server does not send it. */
  level: RoleLevel | undefined
  categories: readonly PickerItem[]
  /** The status: 50 created, 15 being deleted; undefined when the server does not send it. */
  status: number | undefined
  /** Undefined when they were not loaded. */
  owners?: readonly PickerItem[] | undefined
  /** The number of roles that it contains; undefined if it was not loaded. */
  childCount?: number | undefined
}

/** A role with all details. */
export interface RoleDetail extends Role, PermissionFields {
  owners: readonly PickerItem[]
  /** DN of its container; empty when the server does not send it. */
  container: string
  approval: Approval
  /** Whether a revocation needs the same approval as a grant. */
  isRevokeApproved: boolean
}

/** Source: SPEC 3 "Role". */
export function readRole({ id, name = id, ...node }: RoleNode): Role {
  const level = node.level ?? node.roleLevel?.level
  return {
    id,
    name,
    description: node.description ?? '',
    level: level === undefined ? undefined : readRoleLevel({ ...node.roleLevel, level }),
    categories: (node.categories ?? []).map(readCategory),
    status: node.status,
  }
}

/** A level; its number is the name of a level without one. */
export function readRoleLevel({ level, name }: { level: number; name?: string }): RoleLevel {
  return { level, name: name?.trim() ? name : String(level) }
}

/** Source: SPEC 3 "Role"; SPEC 3 "Approval". */
export function readRoleDetail(node: RoleNode): RoleDetail {
  return {
    ...readRole(node),
    ...readPermissionFields(node),
    container: node.subContainer ?? '',
    approval: readRoleApproval(node),
    isRevokeApproved: node.revokeRequired ?? false,
  }
}

function readRoleApproval(node: RoleNode): Approval {
  return toApproval({
    required: node.approvalRequired ?? false,
    isStandard: node.approvalIsStandard ?? true,
    equalsGrant: false,
    approvers: node.approvalApprovers ?? [],
    quorum: node.approvalQuorum ?? '',
    requestDef: node.approvalRequestDef ?? '',
    ...(node.approvalRequestDefName !== undefined && {
      requestDefName: node.approvalRequestDefName,
    }),
  })
}
