/** The look of a status. Source: SPEC 4 "Icon groups"; `warning` is an addition for passwords. */
export type StatusGroup =
  'running' | 'approved' | 'completed' | 'canceled' | 'error' | 'denied' | 'warning'

/** The stage that a request has reached. */
export type Stage = 'request' | 'sod' | 'approval' | 'provisioning' | 'retraction'

/** Source: SPEC 4 "Role request state". Groups that are not there: docs/assumptions.md A-216. */
const role = {
  0: { text: 'newRequest', group: 'running', stage: 'request' },
  2: { text: 'sodStartPending', group: 'running', stage: 'sod' },
  3: { text: 'sodStartSuspended', group: 'running', stage: 'sod' },
  5: { text: 'sodPending', group: 'running', stage: 'sod' },
  10: { text: 'sodApproved', group: 'approved', stage: 'sod' },
  12: { text: 'approvalStartPending', group: 'running', stage: 'approval' },
  13: { text: 'approvalStartSuspended', group: 'running', stage: 'approval' },
  15: { text: 'approvalPending', group: 'running', stage: 'approval' },
  20: { text: 'approved', group: 'approved', stage: 'approval' },
  25: { text: 'pendingActivation', group: 'approved', stage: 'provisioning' },
  30: { text: 'provisioning', group: 'approved', stage: 'provisioning' },
  50: { text: 'provisioned', group: 'completed', stage: 'provisioning' },
  70: { text: 'retracting', group: 'running', stage: 'retraction' },
  75: { text: 'retracted', group: 'canceled', stage: 'retraction' },
  80: { text: 'provisioningError', group: 'error', stage: 'provisioning' },
  90: { text: 'sodDenied', group: 'denied', stage: 'sod' },
  95: { text: 'denied', group: 'denied', stage: 'approval' },
  100: { text: 'cleanup', group: 'completed', stage: 'provisioning' },
} as const

/** Source: SPEC 4 "Resource request state". Groups that are not there: docs/assumptions.md A-216. */
const resource = {
  0: { text: 'newRequest', group: 'running', stage: 'request' },
  12: { text: 'approvalRetry', group: 'running', stage: 'approval' },
  13: { text: 'pendingApprovalRetry', group: 'running', stage: 'approval' },
  15: { text: 'approvalPending', group: 'running', stage: 'approval' },
  20: { text: 'approved', group: 'approved', stage: 'approval' },
  26: { text: 'provisionRetry', group: 'approved', stage: 'provisioning' },
  27: { text: 'provisionRetryPending', group: 'approved', stage: 'provisioning' },
  28: { text: 'provisionPending', group: 'approved', stage: 'provisioning' },
  29: { text: 'provisionSucceeded', group: 'approved', stage: 'provisioning' },
  30: { text: 'provisioning', group: 'approved', stage: 'provisioning' },
  50: { text: 'provisioned', group: 'completed', stage: 'provisioning' },
  70: { text: 'retracting', group: 'running', stage: 'retraction' },
  75: { text: 'retracted', group: 'canceled', stage: 'retraction' },
  80: { text: 'provisioningError', group: 'error', stage: 'provisioning' },
  95: { text: 'denied', group: 'denied', stage: 'approval' },
  96: { text: 'provisionFailed', group: 'error', stage: 'provisioning' },
  100: { text: 'cleanup', group: 'completed', stage: 'provisioning' },
} as const

/** Source: SPEC 4 "Approval-definition request state". */
const prd = {
  0: { text: 'processing', group: 'running', stage: 'approval' },
  1: { text: 'denied', group: 'denied', stage: 'approval' },
  2: { text: 'approved', group: 'approved', stage: 'approval' },
  3: { text: 'retracted', group: 'canceled', stage: 'retraction' },
  4: { text: 'error', group: 'error', stage: 'approval' },
  5: { text: 'refused', group: 'denied', stage: 'approval' },
} as const

/** Source: SPEC 4 "Workflow process state"; docs/assumptions.md A-216. */
const process = {
  0: { text: 'running', group: 'running' },
  1: { text: 'stopped', group: 'canceled' },
  2: { text: 'terminated', group: 'canceled' },
  3: { text: 'completed', group: 'completed' },
} as const

/** Source: SPEC 4 "Password sync status"; docs/assumptions.md A-216. */
const passwordSync = {
  '0000': { text: 'error', group: 'error' },
  '0001': { text: 'warning', group: 'warning' },
  '0002': { text: 'retry', group: 'running' },
  '0003': { text: 'fatal', group: 'error' },
  '0004': { text: 'success', group: 'completed' },
} as const

/**
 * The statuses of a resource that comes with a role. Source: SPEC 3 "Role-to-resource mapping status";
 * docs/assumptions.md A-216.
 */
const mapping = {
  15: { text: 'pendingDelete', group: 'running' },
  50: { text: 'created', group: 'completed' },
} as const

/** For each kind: code of the server -> status. */
export const statusTables = { role, resource, prd, process, passwordSync, mapping } as const

export type StatusKind = keyof typeof statusTables

/** The kinds of requests. Only their statuses have a stage. */
export type RequestKind = 'role' | 'resource' | 'prd'

type Tables = typeof statusTables
type Row<Kind extends StatusKind> = Tables[Kind][keyof Tables[Kind]]

export interface Status {
  text: { [Kind in StatusKind]: Row<Kind> extends { text: infer Text } ? Text : never }[StatusKind]
  group: StatusGroup
  /** The stage; only for requests. */
  stage?: Stage
}

/** The status of a code; undefined for a code that is not in the specification. */
export function statusOf(kind: StatusKind, code: number | string): Status | undefined {
  const table: Readonly<Record<string, Status>> = statusTables[kind]
  return Object.entries(table).find(([known]) => known === String(code))?.[1]
}
