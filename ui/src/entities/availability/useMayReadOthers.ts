import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Whether the person may see when others are away: administrators, and managers of teams that may set availability. Who may
 * not is spared calls that are refused.
 *
 * Source: docs/assumptions.md A-523.
 */
export function useMayReadOthers(): boolean {
  const { rights } = useBootstrap()
  return (rights.domains ?? []).length > 0 || rights.isAvailabilityTeamMgr === true
}
