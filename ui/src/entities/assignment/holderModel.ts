import type { components } from '../../shared/platform/contract/schema'
import { cnOf, isDn } from '../../shared/blocks/values/dn'
import type { Question } from '../permission/model'
import type { PermissionKind } from './model'

type AssignmentStatusNode = components['schemas']['AssignmentStatusNode']

/** The kind of a recipient; a `subcontainer` is a container with everything below it. */
export type RecipientKind = 'user' | 'group' | 'container' | 'subcontainer'

export interface Recipient {
  dn: string
  name: string
  kind: RecipientKind
}

/**
 * The source of a permission: `direct` for a direct assignment, else the group, container or role
 * `id`, which can be empty.
 */
export interface HolderCause {
  kind: 'direct' | 'group' | 'container' | 'role'
  id: string
  name: string
}

/**
 * A person, group or container that has a role or resource, waits for it, or was refused; times are
 * milliseconds since 1970.
 */
export interface PermissionHolder {
  /** Identifies the row in a list. */
  key: string
  recipient: Recipient
  cause: HolderCause
  /** A code of `entities/request/status.ts`; during a removal it is the state of the removal. */
  state: number
  /** The state in the server's words. */
  stateText: string
  isBeingRemoved: boolean
  /** The reason of the request. */
  reason: string
  requestedAt: number | undefined
  effectiveAt: number | undefined
  /** Undefined without an end. */
  expiresAt: number | undefined
  /** The id of one of several assignments of a resource. */
  instanceId: string
  /** The answers to the questions of a resource. */
  answers: Answers
}

/** The values of each question, by its key. */
export type Answers = Readonly<Record<string, readonly string[]>>

const PROVISIONED = 50

/**
 * Reads a row of the list of holders, in which numbers and times are texts.
 *
 * Source: SPEC 3 "Table columns"; docs/assumptions.md A-470.
 *
 * @param permissionId - DN of the role or resource whose holders are listed.
 */
export function readHolder(node: AssignmentStatusNode, permissionId: string): PermissionHolder {
  const { recipientDn = '', recipientFullName = cnOf(recipientDn), instanceGuId = '' } = node
  const { requestDn = '', source = '', statusCode = '' } = node
  const recipient = { dn: recipientDn, name: recipientFullName, kind: recipientKind(node) }
  return {
    key: [node.dn, recipientDn, recipient.kind, source, instanceGuId, requestDn, statusCode].join(
      ' ',
    ),
    recipient,
    cause: readCause(node, permissionId),
    state: Number(node.statusCode ?? PROVISIONED),
    stateText: node.statusDisplay ?? '',
    isBeingRemoved: node.grant === false,
    reason: node.description ?? '',
    requestedAt: moment(node.requestDate),
    effectiveAt: moment(node.effectiveDate),
    expiresAt: moment(node.expiryDate),
    instanceId: instanceGuId,
    answers: readAnswers(node),
  }
}

function readAnswers({ dynamicParams }: AssignmentStatusNode): Answers {
  const given = dynamicParams?.dynamicParamList ?? []
  return Object.fromEntries(
    given.map(({ paramName, paramValues = [] }) => [paramName, paramValues]),
  )
}

/** Whether the recipient has the permission now, without a removal under way. */
export function isHeld({ state, isBeingRemoved }: PermissionHolder): boolean {
  return state === PROVISIONED && !isBeingRemoved
}

/**
 * Whether the permission can be revoked from the recipient; an inherited one can be revoked only at
 * its source.
 */
export function isRevocable(holder: PermissionHolder): boolean {
  return holder.cause.kind === 'direct' && isHeld(holder)
}

/** Whether the end of the assignment can be changed. Source: docs/assumptions.md A-303. */
export function isRenewable(holder: PermissionHolder): boolean {
  return isRevocable(holder) && holder.expiresAt !== undefined
}

const NO_CAUSE: HolderCause = { kind: 'direct', id: '', name: '' }

function readCause({ dn, name, source = '' }: AssignmentStatusNode, id: string): HolderCause {
  if (dn !== id) return { kind: 'role', id: dn, name: name ?? (source || cnOf(dn)) }
  if (source === '') return NO_CAUSE
  if (!isDn(source)) return { kind: 'role', id: '', name: source }
  const kind = source.toLowerCase().startsWith('cn=') ? 'group' : 'container'
  return { kind, id: source, name: cnOf(source) }
}

function recipientKind(node: AssignmentStatusNode): RecipientKind {
  const { recipientType = 'USER', recipientTypeSubContainer: isDeep = false } = node
  switch (recipientType.toUpperCase()) {
    case 'GROUP':
      return 'group'
    case 'CONTAINER':
      return isDeep ? 'subcontainer' : 'container'
    default:
      return 'user'
  }
}

/** Reads a time, `"1767225600000"`; `""` and `"0"` mean none. */
function moment(text: string | undefined): number | undefined {
  return Number(text) || undefined
}

/** The permission whose holders are listed. */
export interface HeldPermission {
  kind: PermissionKind
  /** The DN. */
  id: string
  name: string
  /** The questions that an assignment has to answer; a role has none. */
  questions?: readonly Question[]
}
