import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Only administrators of security read who administers what. Source: docs/assumptions.md A-149. */
export function useMayExplain(): boolean {
  const { domains = [] } = useBootstrap().rights
  const isProxy = useProxiedUser() !== null
  return !isProxy && domains.includes('SECURITY')
}
