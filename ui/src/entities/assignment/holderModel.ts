import type { components } from '../../shared/platform/contract/schema'
import { cnOf, isDn } from '../../shared/blocks/values/dn'
import type { Question } from '../permission/model'
import type { PermissionKind } from './model'

type AssignmentStatusNode = components['schemas']['AssignmentStatusNode']

/** Who gets a permission; a `subcontainer` is a container with everything below. */
export type RecipientKind = 'user' | 'group' | 'container' | 'subcontainer'

export interface Recipient {
  dn: string
  name: string
  kind: RecipientKind
}

/** Why somebody has a permission: `direct` by an assignment of their own, else through the record `id`, empty where unknown. */
export interface HolderCause {
  kind: 'direct' | 'group' | 'container' | 'role'
  id: string
  name: string
}

/** Somebody who has a role or a resource, waits for it, or did not get it; times in milliseconds since 1970. */
export interface PermissionHolder {
  /** Tells the rows of a list apart. */
  key: string
  recipient: Recipient
  cause: HolderCause
  /** A code of `entities/request/status.ts`; of the removal where there is one. */
  state: number
  /** The state as the server words it. */
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
 * Source: SPEC 3 "Table columns"; docs/assumptions.md A-470. Numbers and times are texts there.
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

/** Whether the recipient has it now and nobody is taking it away. */
export function isHeld({ state, isBeingRemoved }: PermissionHolder): boolean {
  return state === PROVISIONED && !isBeingRemoved
}

/** Whether it can be taken away from the recipient: what comes with something else goes with that. */
export function isRevocable(holder: PermissionHolder): boolean {
  return holder.cause.kind === 'direct' && isHeld(holder)
}

/** Whether its end can be moved. Source: docs/assumptions.md A-303. */
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

/** `"1767225600000"`, and `""` or `"0"` for none. */
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
