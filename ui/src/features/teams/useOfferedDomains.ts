import { teamDomains, type TeamDomain } from '../../entities/team/model'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The domain whose administrators may define teams for all domains. */
const SECURITY = 'SECURITY'

/**
 * The domains that a person may select for a team: those that they administer, and those that the team already has.
 * Source: docs/assumptions.md A-107.
 */
export function useOfferedDomains(stored: readonly TeamDomain[]): readonly TeamDomain[] {
  const { isAdmin, domains = [] } = useBootstrap().rights
  if (isAdmin === true || domains.includes(SECURITY)) return teamDomains
  return teamDomains.filter((domain) => domains.includes(domain) || stored.includes(domain))
}
