import { useBootstrap } from '../../shared/session/useBootstrap'

/** Whether the signed-in person may define teams. Source: docs/assumptions.md A-268. */
export function useDefinesTeams(): boolean {
  return useBootstrap().rights.teamReadOnly !== true
}
