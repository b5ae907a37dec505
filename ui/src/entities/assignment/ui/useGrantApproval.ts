import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Approval } from '../../../shared/blocks/approval/approval'
import { useReadResourceDefinitionQuery, useReadRoleDefinitionQuery } from '../../permission/api'
import type { HeldPermission } from '../holderModel'

/** How requests for a role or resource are approved; undefined while that is read, or where it is not told. */
export function useGrantApproval({ kind, id }: HeldPermission): Approval | undefined {
  const role = useReadRoleDefinitionQuery(kind === 'role' ? id : skipToken)
  const resource = useReadResourceDefinitionQuery(kind === 'resource' ? id : skipToken)
  return (kind === 'role' ? role : resource).data?.approval
}
