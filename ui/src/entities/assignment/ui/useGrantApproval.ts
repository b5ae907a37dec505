import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Approval } from '../../../shared/blocks/approval/approval'
import { useReadResourceDefinitionQuery, useReadRoleDefinitionQuery } from '../../permission/api'
import type { HeldPermission } from '../holderModel'

/**
 * The approval of requests for a role or resource; undefined while it loads, and when it is hidden.
 */
export function useGrantApproval({ kind, id }: HeldPermission): Approval | undefined {
  const role = useReadRoleDefinitionQuery(kind === 'role' ? id : skipToken)
  const resource = useReadResourceDefinitionQuery(kind === 'resource' ? id : skipToken)
  return (kind === 'role' ? role : resource).data?.approval
}
