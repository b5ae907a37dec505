import { useBootstrap } from '../../shared/session/useBootstrap'
import { useFindObservedUsersQuery } from './api'

const NO_FIELDS: readonly string[] = []

/** Whether the server names anybody else whose requests may be seen. Source: docs/assumptions.md A-304. */
export function useIsSteward(): boolean {
  const { client, user } = useBootstrap()
  const asked = { query: '', page: 0, clientId: client.id, outputFields: NO_FIELDS }
  const { data } = useFindObservedUsersQuery(asked)
  return data?.items.some(({ id }) => id !== user.dn) === true || data?.isTooMany === true
}
