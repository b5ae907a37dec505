import * as v from 'valibot'
import { problem } from '../validation/problem'
import { quantity } from '../validation/quantity'
import { hasApprovers, type Approval } from './approval'

/** The problems of an approval by field, as issue messages: see `shared/validation/`. */
export interface ApprovalProblems {
  approvers?: string
  quorum?: string
  definition?: string
}

const share = quantity({ min: 1, max: 100 })

/** All problems of an approval; a form saves only when there are none. Source: docs/assumptions.md A-222. */
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
