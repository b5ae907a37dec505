import { skipToken } from '@reduxjs/toolkit/query/react'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useFindObservedUsersQuery } from './api'

const NO_FIELDS: readonly string[] = []

/**
 * Whether the server lists people, other than the caller, whose requests the caller may see; false in proxy mode.
 * Source: docs/assumptions.md A-304.
 */
export function useIsSteward(): boolean {
  const { client, user } = useBootstrap()
  const asked = { query: '', page: 0, clientId: client.id, outputFields: NO_FIELDS }
  const isProxy = useProxiedUser() !== null
  const { data } = useFindObservedUsersQuery(isProxy ? skipToken : asked)
  if (isProxy || !data) return false
  return data.isTooMany === true || data.items.some(({ id }) => id !== user.dn)
}
