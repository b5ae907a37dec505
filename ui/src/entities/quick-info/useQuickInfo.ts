import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useGetUserQuery } from '../user/api'
import { useGetQuickInfoQuery } from './api'
import { quickInfoOf, type QuickInfo, type QuickInfoKind } from './model'

interface Reading {
  info: QuickInfo | undefined
  hasFailed: boolean
}

/**
 * What a popup shows. Of people it is read with their page, which is there at once when they go on to it.
 *
 * Source: SPEC 7 "Users", quick info; docs/assumptions.md A-217.
 */
export function useQuickInfo(kind: QuickInfoKind, dn: string): Reading {
  const clientId = useBootstrap().client.id
  const user = useGetUserQuery(kind === 'USER' ? { dn, clientId } : skipToken)
  const thing = useGetQuickInfoQuery(kind === 'USER' ? skipToken : { kind, dn })
  const query = kind === 'USER' ? user : thing
  const earlier = useEarlierRequest(query.requestId)
  return {
    info: kind === 'USER' ? user.currentData && quickInfoOf(user.currentData) : thing.currentData,
    hasFailed: query.isError && query.requestId !== earlier,
  }
}

/** A request that failed before the popup opened is tried again; its failure is not news. */
function useEarlierRequest(requestId: string | undefined): string | undefined {
  const [earlier] = useState(requestId)
  return earlier
}
