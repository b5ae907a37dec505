import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readCategory, readPermissionFields, type PermissionFields } from '../permission/fields'

type RoleNode = components['schemas']['RoleNode']

/** One of the levels; an administrator names them. */
export interface RoleLevel {
  level: number
  name: string
}

/** A role as lists show it. */
export interface Role {
  /** The DN. */
  id: string
  name: string
  description: string
  /** Undefined where the server does not say. */
  level: RoleLevel | undefined
  categories: readonly PickerItem[]
  /** 50 created, 15 being deleted; undefined where the server does not say. */
  status: number | undefined
  /** Undefined when they were not loaded. */
  owners?: readonly PickerItem[] | undefined
  /** How many roles it contains; undefined where that was not read. */
  childCount?: number | undefined
}

/** A role with its texts, with who owns it, and with who has to agree. */
export interface RoleDetail extends Role, PermissionFields {
  owners: readonly PickerItem[]
  /** The container that it is in; empty where the server does not say. */
  container: string
  approval: Approval
  /** A revocation is approved like a grant. */
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

/** A level without a name is called by its number. */
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
