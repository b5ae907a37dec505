import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Whether the person may see the absences of others: administrators, and managers of teams that may set availability.
 * For other people the calls are not made, as the server would refuse them.
 *
 * Source: docs/assumptions.md A-523.
 */
export function useMayReadOthers(): boolean {
  const { rights } = useBootstrap()
  return (rights.domains ?? []).length > 0 || rights.isAvailabilityTeamMgr === true
}
