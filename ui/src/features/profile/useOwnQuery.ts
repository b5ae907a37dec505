import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The query for calls about the signed-in person: their DN and their client. */
export function useOwnQuery() {
  const { user, client } = useBootstrap()
  return { dn: user.dn, clientId: client.id }
}
