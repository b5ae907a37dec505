import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Whom the calls of the profile ask about. */
export function useOwnQuery() {
  const { user, client } = useBootstrap()
  return { dn: user.dn, clientId: client.id }
}
