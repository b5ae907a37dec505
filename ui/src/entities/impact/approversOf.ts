import type { Approval } from '../../shared/blocks/approval/approval'
import type { Approver } from './model'

const KINDS = ['user', 'group', 'role', 'container'] as const

/** Who would decide by an approval; a workflow, or another approval, is not looked into. */
export function approversOf(approval: Approval | undefined): Approver[] {
  if (approval?.kind !== 'SERIAL' && approval?.kind !== 'QUORUM') return []
  return approval.approvers.map(({ id, name, type }) => ({
    id,
    name,
    kind: KINDS.find((kind) => kind === type) ?? 'user',
  }))
}
