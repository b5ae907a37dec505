import { useProxiedUser } from '../../shared/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/session/useBootstrap'

/** DN of the person in whose name tasks are treated: who is signed in, or who is acted for. */
export function useActingDn(): string {
  const { user } = useBootstrap()
  return useProxiedUser()?.dn ?? user.dn
}
