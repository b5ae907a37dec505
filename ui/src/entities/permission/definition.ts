import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval, type ApprovalNode } from '../../shared/blocks/approval/approval'

type RoleNode = components['schemas']['RoleNode']
type ResourceNode = components['schemas']['ResourceNode']
type OwnerNode = components['schemas']['OwnerNode']

/** The settings of a role or a resource; those that the server does not send are undefined or empty. */
export interface PermissionDefinition {
  /** Name of the role's level: `IT Role`. */
  level: string | undefined
  owners: readonly Owner[]
  /** The approval of its requests. */
  approval: Approval | undefined
}

/** An owner: a user, group, container or team. */
export interface Owner {
  id: string
  name: string
  type: string
}

/** Source: SPEC 3 "Role". */
export function readRoleDefinition(node: RoleNode): PermissionDefinition {
  return {
    level: node.roleLevel?.name,
    owners: ownersOf(node.owners),
    approval: approvalOf(node.approvalRequired, {
      isStandard: node.approvalIsStandard !== false,
      approvers: node.approvalApprovers ?? [],
      quorum: node.approvalQuorum ?? '',
      requestDef: node.approvalRequestDef ?? '',
      requestDefName: node.approvalRequestDefName,
    }),
  }
}

/** Source: SPEC 3 "Resource". */
export function readResourceDefinition(node: ResourceNode): PermissionDefinition {
  return {
    level: undefined,
    owners: ownersOf(node.owners),
    approval: approvalOf(node.approvalRequired, {
      isStandard: node.approvalIsStandard !== false,
      approvers: node.approvers ?? [],
      quorum: node.quorum ?? '',
      requestDef: node.requestDef ?? '',
      requestDefName: node.requestDefName,
    }),
  }
}

type Rules = Omit<ApprovalNode, 'required' | 'equalsGrant' | 'requestDefName'> & {
  requestDefName: string | undefined
}

function approvalOf(required: boolean | undefined, rules: Rules): Approval | undefined {
  if (required === undefined) return undefined
  const { requestDefName, ...others } = rules
  return toApproval({
    ...others,
    required,
    equalsGrant: false,
    ...(requestDefName && { requestDefName }),
  })
}

function ownersOf(owners: readonly OwnerNode[] = []): Owner[] {
  return owners.map(({ id, name = id, type = 'user' }) => ({ id, name, type: type.toLowerCase() }))
}
