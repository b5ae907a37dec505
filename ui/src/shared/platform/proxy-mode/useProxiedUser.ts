import { useAppSelector } from '../store/hooks'
import { selectProxiedUser, type ProxiedUser } from '../store/proxyModeSlice'

/** The person acted for in this tab; null outside of proxy mode. */
export function useProxiedUser(): ProxiedUser | null {
  return useAppSelector(selectProxiedUser)
}
