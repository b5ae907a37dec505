import type { components } from '../../shared/platform/contract/schema'
import { statusTables } from '../request/status'

type CommentNode = components['schemas']['CommentNode']
type ProcessInfoRespNode = components['schemas']['ProcessInfoRespNode']
type ProcessesDetailNode = components['schemas']['ProcessesDetailNode']
type WorkEntryRespNode = components['schemas']['WorkEntryRespNode']

export interface Named {
  dn: string
  name: string
}

/** The kind of object that a workflow decides on; undefined when the call does not send it. */
export type Purpose = 'role' | 'resource' | 'sod' | 'request'

/** A running or completed workflow. Times are milliseconds since 1970. */
export interface WorkflowProcess {
  id: string
  name: string
  /** DN of the request definition; empty when the call does not send it. */
  definitionDn: string
  purpose: Purpose | undefined
  initiator: Named
  recipient: Named
  startedAt: number
  /** When it ended; undefined while it runs. */
  endedAt: number | undefined
  /**
   * Codes of SPEC 4 "Workflow process state" and "Approval-definition request state"; `''` for a text that is not in
   * these tables.
   */
  state: number | ''
  approval: number | ''
  engineId: string
  correlationId: string
}

/** A task of a workflow. */
export interface WorkTask {
  id: string
  /** Id of the step; tasks that run in parallel have the same. */
  step: string
  activity: string
  /** DN of a person, group or container. */
  addressee: string
  /** DN of the person who claimed it; empty for an unclaimed task. */
  claimer: string
  createdAt: number | undefined
  expiresAt: number | undefined
  endedAt: number | undefined
  isOpen: boolean
  /** The outcome in the words of the server: `Approved`. */
  outcome: string
}

/** A comment of a person on a workflow, or a note of the engine. */
export interface ProcessComment {
  id: string
  activity: string
  /** Name of the author. */
  author: string
  text: string
  at: number | undefined
  isSystem: boolean
}

export const RUNNING = 0

const PURPOSES: Readonly<Record<string, Purpose>> = {
  'Role Approval': 'role',
  'Resource Approval': 'resource',
  'Sod Approval': 'sod',
  Provisioning: 'request',
}

const OVER = 2

/** Source: docs/assumptions.md A-141. */
export function readProcess(node: ProcessInfoRespNode): WorkflowProcess {
  const { requestId: id, name = id, completionTime: endedAt } = node
  const { processStatus: state = '', approvalStatus: approval = '' } = node
  return {
    id,
    name,
    definitionDn: node.processId ?? '',
    purpose: PURPOSES[node.resourceType ?? ''],
    initiator: readNamed({ DN: node.initiator, value: node.initiatorName }),
    recipient: readNamed({ DN: node.recipient, value: node.recipientName }),
    startedAt: node.creationTime ?? 0,
    endedAt,
    state,
    approval,
    engineId: node.engineId ?? '',
    correlationId: node.correlationId ?? '',
  }
}

/** A workflow from the call for a single one, which sends its states as text. Source: docs/assumptions.md A-580. */
export function readProcessDetail(node: ProcessesDetailNode): WorkflowProcess {
  const { processId: id, name = id } = node
  return {
    id,
    name,
    definitionDn: node.Definition?.DN ?? '',
    purpose: undefined,
    initiator: readNamed(node.Initiator),
    recipient: readNamed(node.Recipient),
    startedAt: node.creationTime ?? 0,
    endedAt: node.completionTime,
    state: codeOf(statusTables.process, node.processStatus),
    approval: codeOf(statusTables.prd, node.approvalStatus),
    engineId: node.engineId ?? '',
    correlationId: node.correlationId ?? '',
  }
}

export function readWorkTask(node: WorkEntryRespNode): WorkTask {
  const { id, activityName: activity = '', addressee = '', owner = '' } = node
  return {
    id,
    step: node.activityId ?? activity,
    activity,
    addressee,
    claimer: owner,
    createdAt: node.creationTime,
    expiresAt: node.expirationTime,
    endedAt: node.completionTime,
    isOpen: node.status !== OVER,
    outcome: node.statusDisplayName ?? '',
  }
}

export function readProcessComment(node: CommentNode): ProcessComment {
  return {
    id: node.commentId,
    activity: node.activityName ?? '',
    author: node.principal ?? node.author ?? '',
    text: node.comment ?? '',
    at: node.timestamp,
    isSystem: node.isSystemComment ?? false,
  }
}

interface NamedNode {
  DN?: string | undefined
  value?: string | undefined
}

function readNamed({ DN: dn = '', value: name = dn }: NamedNode = {}): Named {
  return { dn, name }
}

function codeOf(table: Readonly<Record<number, { text: string }>>, word = ''): number | '' {
  const found = Object.entries(table).find(([, { text }]) => text === word.toLowerCase())
  return found ? Number(found[0]) : ''
}
