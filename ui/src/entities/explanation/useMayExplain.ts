import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Whether the person may open the explanations: only security administrators may read all assignments. Source:
 * docs/assumptions.md A-149.
 */
export function useMayExplain(): boolean {
  const { domains = [] } = useBootstrap().rights
  const isProxy = useProxiedUser() !== null
  return !isProxy && domains.includes('SECURITY')
}
