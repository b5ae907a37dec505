import { useHelpsOthers } from '../../entities/help-desk/useHelpsOthers'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Whether the signed-in person may see the roles and resources of a user: their own, or as somebody who administers
 * them, helps others or looks after people. No call tells it for one user: the server decides again.
 *
 * Source: docs/assumptions.md A-642.
 */
export function useSeesAccess(dn: string): boolean {
  const isOneself = useBootstrap().user.dn === dn
  const administers = [usePageRight('role'), usePageRight('resource')].some(Boolean)
  return [isOneself, administers, useHelpsOthers(), useIsSteward()].some(Boolean)
}
