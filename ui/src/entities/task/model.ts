import type { components } from '../../shared/platform/contract/schema'
import { isOfAsked, readAsked, type Asked } from './asked'

type AfTaskNode = components['schemas']['AfTaskNode']
type TaskCommentNode = components['schemas']['TaskCommentNode']
type TaskDataItemNode = components['schemas']['TaskDataItemNode']

/** Whose tasks: those that wait for oneself, those of a team's members, everybody's. */
export type WaitingScope = 'self' | 'team' | 'others'

/** Beside those that wait, the ones on which one decided. */
export type TaskScope = WaitingScope | 'decided'

/** Source: docs/assumptions.md A-292. */
export type TaskPriority = 'high' | 'medium' | 'low'

/** A person or group in a task, with DN and name. */
export interface TaskParty {
  dn: string
  name: string
  /** Groups and containers can be asked to decide too. */
  isPerson: boolean
}

/** A decision that a workflow waits for. Times are milliseconds since 1970. */
export interface Task {
  id: string
  /** What is asked for. */
  name: string
  /** The step of the workflow: `Manager approval`. */
  activity: string
  createdAt: number | undefined
  /** undefined: it does not end by itself. */
  expiresAt: number | undefined
  recipient: TaskParty
  initiator: TaskParty
  /** The addressee. */
  addressee: TaskParty
  /** The person who claimed it; undefined while nobody has. */
  claimer: TaskParty | undefined
  isReassigned: boolean
  /** Whether it was reassigned and can be returned. */
  isReturnable: boolean
  /** The addressee is away, and the signed-in person decides in their place. */
  isDelegated: boolean
  priority: TaskPriority | undefined
  /** Can be decided together with others. */
  isBulk: boolean
  confirmationNumber: string
  /** Empty where the server does not say. */
  processId: string
  /** DN of the form in which it is decided; empty for one that browsers of today cannot show. */
  formId: string
}

const DECISIONS = ['approved', 'denied', 'refused'] as const

/** How a task ended, named as SPEC 4 "Approval-definition request state" does. */
type Decision = (typeof DECISIONS)[number]

/** `Task approved`, `Approved` -> `approved`. Source: docs/assumptions.md A-338. */
export function readDecision(note: string): Decision | undefined {
  const said = /^(?:task )?([a-z]+)\.?$/i.exec(note.trim())?.[1]?.toLowerCase()
  return DECISIONS.find((each) => each === said)
}

/** A task on which was decided. */
export interface DecidedTask extends Task {
  /** In the words of the engine: `Task approved`. */
  outcome: string
  decidedAt: number | undefined
  /** undefined where the server does not say. */
  decider: TaskParty | undefined
  /** What the decider wrote. */
  words: string
}

/** What somebody wrote, or what the engine noted. */
export interface TaskComment {
  text: string
  at: number | undefined
  activity: string
  /** undefined for the engine. */
  author: TaskParty | undefined
}

/** A value that goes through the workflow. */
export interface TaskValue {
  name: string
  values: readonly string[]
}

/** A task with its course, its data and what it says of the request. */
export interface TaskDetail extends Task {
  /** The first ones first. */
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
  // They come the last ones first.
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
