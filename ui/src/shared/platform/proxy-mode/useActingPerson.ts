import { useBootstrap } from '../session/useBootstrap'
import type { ProxiedUser } from '../store/proxyModeSlice'
import { useProxiedUser } from './useProxiedUser'

/** In whose name something is done: who is signed in, or who is acted for. */
export function useActingPerson(): ProxiedUser {
  const { user } = useBootstrap()
  return useProxiedUser() ?? { dn: user.dn, fullName: user.fullName ?? user.dn }
}
