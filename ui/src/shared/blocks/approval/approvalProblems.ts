import * as v from 'valibot'
import { problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { hasApprovers, type Approval } from './approval'

/** What is wrong, as messages of issues: see `shared/validation/`. */
export interface ApprovalProblems {
  approvers?: string
  quorum?: string
  definition?: string
}

const share = quantity({ min: 1, max: 100 })

/** Everything that is wrong; a form is not saved before this is empty. Source: docs/assumptions.md A-222. */
export function approvalProblems(approval: Approval): ApprovalProblems {
  const { kind, approvers, definition } = approval
  const quorum =
    kind === 'QUORUM' ? v.safeParse(share, approval.quorum).issues?.[0].message : undefined
  return {
    ...(hasApprovers(approval) && approvers.length === 0 && { approvers: problem('required') }),
    ...(quorum !== undefined && { quorum }),
    ...(kind === 'CUSTOM' && !definition && { definition: problem('required') }),
  }
}
