import { useAppSelector } from '../store/hooks'
import { selectProxiedUser, type ProxiedUser } from '../store/proxyModeSlice'

/** For whom the person acts in this tab; null out of proxy mode. */
export function useProxiedUser(): ProxiedUser | null {
  return useAppSelector(selectProxiedUser)
}
