import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isHelper } from '../help-desk/isHelper'
import type { Observed } from './api'

/** As whom the signed-in person may see requests of others. Source: docs/assumptions.md A-304. */
export function useOffice(): Observed['as'] {
  const { rights } = useBootstrap()
  if (rights.domains?.length) return 'administrator'
  return isHelper(rights) ? 'helper' : 'manager'
}
