import type { components } from '../../shared/platform/contract/schema'
import { statusTables, type Status } from './status'

type ProcessesNode = components['schemas']['ProcessesInfoResponseNode']

/** The outcome of a workflow. */
export interface WorkflowEnd {
  status: Status
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The outcome of the only workflow in a reply; undefined while it runs, and for a status that SPEC 4
 * "Approval-definition request state" does not have. Source: docs/assumptions.md A-395.
 */
export function readWorkflowEnd({ processes: [process] }: ProcessesNode): WorkflowEnd | undefined {
  const { approvalStatus = '', completionTime: at } = process ?? {}
  const said = approvalStatus.toLowerCase()
  const status = Object.values<Status>(statusTables.prd).find(({ text }) => text === said)
  return at === undefined || !status ? undefined : { status, at }
}
