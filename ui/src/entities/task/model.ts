import type { components } from '../../shared/platform/contract/schema'
import { isOfAsked, readAsked, type Asked } from './asked'

type AfTaskNode = components['schemas']['AfTaskNode']
type TaskCommentNode = components['schemas']['TaskCommentNode']
type TaskDataItemNode = components['schemas']['TaskDataItemNode']

/** The scope of a list of open tasks: one's own, those of team members, or those of everybody. */
export type WaitingScope = 'self' | 'team' | 'others'

/** The scope of a list of tasks; `decided` is for completed ones. */
export type TaskScope = WaitingScope | 'decided'

/** Source: docs/assumptions.md A-292. */
export type TaskPriority = 'high' | 'medium' | 'low'

/** A person or group in a task, with DN and name. */
export interface TaskParty {
  dn: string
  name: string
  /** False for groups and containers, which can have tasks too. */
  isPerson: boolean
}

/** A task: a decision that a workflow waits for. Times are milliseconds since 1970. */
export interface Task {
  id: string
  /** The name of the requested item. */
  name: string
  /** The name of the workflow step: `Manager approval`. */
  activity: string
  createdAt: number | undefined
  /** When the task ends by itself; undefined for never. */
  expiresAt: number | undefined
  recipient: TaskParty
  initiator: TaskParty
  /** The addressee. */
  addressee: TaskParty
  /** The person who claimed it; undefined for an unclaimed task. */
  claimer: TaskParty | undefined
  isReassigned: boolean
  /** Whether it was reassigned and can be returned. */
  isReturnable: boolean
  /** Whether the addressee is unavailable and the signed-in person is their delegate. */
  isDelegated: boolean
  priority: TaskPriority | undefined
  /** Whether it can be decided together with other tasks. */
  isBulk: boolean
  confirmationNumber: string
  /** Id of the workflow; empty when the server does not send it. */
  processId: string
  /** DN of the form that decides it; empty for a form of the old kind, which current browsers cannot show. */
  formId: string
}

const DECISIONS = ['approved', 'denied', 'refused'] as const

/** How a task ended, named as SPEC 4 "Approval-definition request state" does. */
type Decision = (typeof DECISIONS)[number]

/**
 * Reads a decision from a note of the engine: `Task approved` or `Approved` is `approved`. Source: docs/assumptions.md
 *
 */
export function readDecision(note: string): Decision | undefined {
  const said = /^(?:task )?([a-z]+)\.?$/i.exec(note.trim())?.[1]?.toLowerCase()
  return DECISIONS.find((each) => each === said)
}

/** A completed task. */
export interface DecidedTask extends Task {
  /** The outcome in the words of the engine: `Task approved`. */
  outcome: string
  decidedAt: number | undefined
  /** The person who decided; undefined when the server does not send it. */
  decider: TaskParty | undefined
  /** The comment of the decision. */
  words: string
}

/** A comment of a person, or a note of the engine. */
export interface TaskComment {
  text: string
  at: number | undefined
  activity: string
  /** The author; undefined for a note of the engine. */
  author: TaskParty | undefined
}

/** A data item of a workflow. */
export interface TaskValue {
  name: string
  values: readonly string[]
}

/** A task with its comments, data items and request. */
export interface TaskDetail extends Task {
  /** The comments, the oldest first. */
  comments: readonly TaskComment[]
  values: readonly TaskValue[]
  asked: Asked
}

const PRIORITIES: Readonly<Record<string, TaskPriority>> = { 1: 'high', 2: 'medium', 3: 'low' }
const USER = 'user'

export function readTask(node: AfTaskNode): Task {
  return {
    id: node.taskId,
    name: node.processName ?? node.taskId,
    activity: node.activityName ?? '',
    createdAt: node.createTime,
    expiresAt: node.expirationTime,
    ...readParties(node),
    isReassigned: node.assignStatus === 'Reassigned',
    isReturnable: Boolean(node.returnAddressee),
    isDelegated: node.delegatedTask === true,
    priority: PRIORITIES[node.priority ?? ''],
    isBulk: node.bulkApprovable === true,
    confirmationNumber: node.confirmationNumber ?? '',
    processId: node.processId ?? '',
    formId: node.isNewForm ? (node.approvalFormId ?? '') : '',
  }
}

/** Source: docs/assumptions.md. */
export function readDecidedTask(node: AfTaskNode): DecidedTask {
  const { comments = [] } = node
  const noted = comments.find(({ system }) => system)
  const said = comments.find(({ system }) => !system)
  const task = readTask(node)
  return {
    ...task,
    outcome: noted?.comment ?? '',
    decidedAt: noted?.date,
    decider: (said && readComment(said).author) ?? task.claimer,
    words: said?.comment ?? '',
  }
}

export function readTaskDetail(node: AfTaskNode): TaskDetail {
  // Comments in their order; the server sends the latest first.
  const comments = (node.comments ?? []).map(readComment).toReversed()
  const { dataItems = [] } = node
  return {
    ...readTask(node),
    comments: comments.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)),
    values: dataItems
      .filter((item) => !isOfAsked(item))
      .map(readValue)
      .filter(({ values }) => values.length > 0),
    asked: readAsked(dataItems),
  }
}

function readParties(node: AfTaskNode) {
  const recipient = party(node.recipient, node.recipientName, node.recipientType)
  return {
    recipient,
    initiator: party(node.initiator, node.initiatorName),
    addressee: party(node.addressee, node.assignedTo, node.addresseetype),
    claimer: node.claimedby ? party(node.claimedby, node.currentAddressee) : undefined,
  }
}

function party(dn = '', name = dn, type = USER): TaskParty {
  return { dn, name: name || dn, isPerson: type.toLowerCase() === USER }
}

function readComment(node: TaskCommentNode): TaskComment {
  return {
    text: node.comment ?? '',
    at: node.date,
    activity: node.activity ?? '',
    author: node.system ? undefined : party(node.commentDn, node.commentFullName ?? node.user),
  }
}

function readValue({ name, values = [] }: TaskDataItemNode): TaskValue {
  return { name, values: values.filter(Boolean) }
}
