import type { Approval } from '../../shared/blocks/approval/approval'
import type { Approver } from './model'

const KINDS = ['user', 'group', 'role', 'container'] as const

/** The approvers of an approval; none for an approval by a workflow. */
export function approversOf(approval: Approval | undefined): Approver[] {
  if (approval?.kind !== 'SERIAL' && approval?.kind !== 'QUORUM') return []
  return approval.approvers.map(({ id, name, type }) => ({
    id,
    name,
    kind: KINDS.find((kind) => kind === type) ?? 'user',
  }))
}
