import { teamDomains, type TeamDomain } from '../../entities/team/model'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Security stands above all domains. */
const SECURITY = 'SECURITY'

/** What the signed-in person can define teams for, and what the team is for already. Source: docs/assumptions.md A-107. */
export function useOfferedDomains(stored: readonly TeamDomain[]): readonly TeamDomain[] {
  const { isAdmin, domains = [] } = useBootstrap().rights
  if (isAdmin === true || domains.includes(SECURITY)) return teamDomains
  return teamDomains.filter((domain) => domains.includes(domain) || stored.includes(domain))
}
