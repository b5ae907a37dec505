import type { components } from '../../shared/platform/contract/schema'
import type { RequestKind } from './status'

type RequestNode = components['schemas']['PermissionRequestHistoryNode']
type CommentNode = components['schemas']['TaskCommentNode']

/** A person, group, container or role of a request; the DN is empty when the server does not send it. */
export interface Party {
  dn: string
  name: string
  /** The kind; `user` when the server does not send it. */
  type: string
}

/** A request for a permission; times in milliseconds since 1970. */
export interface AccessRequest {
  id: string
  kind: RequestKind
  /** The name of the role, resource or workflow; its id when the server sends no name. */
  name: string
  /** A code of `status.ts`; undefined when the server does not send it. */
  state: number | undefined
  action: 'grant' | 'revoke'
  /** A code of `operation.ts`; workflows have none. */
  operation: number | undefined
  /** The person, group, container or role that gets or loses the permission. */
  recipient: Party
  requester: Party
  /** The proxy who made the request in the name of the requester. */
  proxy: Party | undefined
  requestedAt: number | undefined
  effectiveAt: number | undefined
  /** The end of the assignment; undefined without an end. */
  expiresAt: number | undefined
  /** The confirmation number, `20260105-3`; empty when the server does not send it. */
  confirmationNumber: string
  /** Whether the caller can retract it. */
  isRetractable: boolean
  reason: string
}

/** A comment on a request. */
export interface RequestComment {
  by: Party
  text: string
  at: number | undefined
  /** The step of the workflow: `Manager approval`. */
  step: string
  /** Whether it is a note of the workflow engine. */
  isSystem: boolean
}

/** A request with its comments, the oldest first. */
export interface RequestDetail extends AccessRequest {
  comments: readonly RequestComment[]
}

/** Source: SPEC 3 "Table columns". */
export function readRequest(node: RequestNode): AccessRequest {
  const { id, name = id, reason = '', confirmationNumber = '', proxyUser } = node
  return {
    id,
    kind: readKind(node.entityType),
    name,
    state: node.requestState,
    action: node.action === 'revoke' ? 'revoke' : 'grant',
    operation: node.requestOper,
    recipient: party(node.recipient, node.recipientName, node.recipientType),
    requester: party(node.requester, node.requesterName, node.requesterType),
    proxy: proxyUser ? party(proxyUser, node.proxyUserFullName) : undefined,
    requestedAt: node.requestDate,
    effectiveAt: node.effectiveDate,
    expiresAt: node.expirationDate,
    confirmationNumber,
    isRetractable: node.retractable === true,
    reason,
  }
}

export function readRequestDetail(node: RequestNode): RequestDetail {
  return { ...readRequest(node), comments: (node.comments ?? []).map(readComment) }
}

function readComment(node: CommentNode): RequestComment {
  return {
    by: party(node.commentDn, node.commentFullName ?? node.user),
    text: node.comment ?? '',
    at: node.date,
    step: node.activity ?? '',
    isSystem: node.system === true,
  }
}

function readKind(type: string | undefined): RequestKind {
  const kind = type?.toLowerCase()
  return kind === 'role' || kind === 'resource' ? kind : 'prd'
}

function party(dn = '', name = dn, type = 'user'): Party {
  return { dn, name, type }
}
