import type { Approval } from '../../shared/blocks/approval/approval'
import type { Approver } from './model'

const KINDS = ['user', 'group', 'role', 'container'] as const

/** Who would decide by an approval; nobody where none is needed. */
export function approversOf(approval: Approval | undefined): Approver[] {
  if (approval === undefined || approval.kind === 'NONE') return []
  return approval.approvers.map(({ id, name, type }) => ({
    id,
    name,
    kind: KINDS.find((kind) => kind === type) ?? 'user',
  }))
}
