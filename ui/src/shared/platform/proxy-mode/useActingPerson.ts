import { useBootstrap } from '../session/useBootstrap'
import type { ProxiedUser } from '../store/proxyModeSlice'
import { useProxiedUser } from './useProxiedUser'

/** The person in whose name calls are made: the signed-in person, or the one acted for. */
export function useActingPerson(): ProxiedUser {
  const { user } = useBootstrap()
  return useProxiedUser() ?? { dn: user.dn, fullName: user.fullName ?? user.dn }
}
