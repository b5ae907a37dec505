import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useState } from 'react'
import type { Permission, RequestKind } from '../../entities/permission/model'
import { useListRequestsQuery } from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { statusOf } from '../../entities/request/status'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { LATEST } from './useRecent'

/** An item that was sent, and one of its recipients. */
export interface SentFor {
  permission: Pick<Permission, 'id' | 'kind' | 'name'>
  recipient: { id: string; name: string }
}

/** A sent item, with its request once the server lists it. */
export interface SentRequest extends SentFor {
  request: AccessRequest | undefined
}

/**
 * The items that were sent since the page was opened, and which items the person already requested. The reply to a cart
 * names no request, so the latest request with the same name and recipient is taken.
 *
 * Source: docs/assumptions.md A-492.
 */
export function useSentRequests() {
  const { dn } = useBootstrap().user
  const proxied = useProxiedUser()
  const [sent, setSent] = useState<readonly SentFor[]>([])
  const { data } = useListRequestsQuery(proxied ? skipToken : { list: LATEST })
  const own = (data?.rows ?? []).filter(({ action }) => action === 'grant')
  const requestOf = ({ permission, recipient }: SentFor) =>
    own.find((each) => each.recipient.dn === recipient.id && isOf(each, permission))
  return {
    sent: sent.map((each): SentRequest => ({ ...each, request: requestOf(each) })),
    tell: useCallback((made: readonly SentFor[]) => {
      if (made.length > 0) setSent(made)
    }, []),
    /** Whether the signed-in person requested the item, and it is not decided yet. */
    isRequested: (permission: Named) =>
      own.some((each) => each.recipient.dn === dn && isOf(each, permission) && isWaiting(each)),
  }
}

interface Named {
  kind: RequestKind
  name: string
}

const isOf = (request: AccessRequest, { kind, name }: Named) =>
  request.kind === kind && request.name === name

export function isWaiting({ kind, state }: AccessRequest): boolean {
  return state !== undefined && statusOf(kind, state)?.group === 'running'
}
