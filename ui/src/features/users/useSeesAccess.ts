import { useHelpsOthers } from '../../entities/help-desk/useHelpsOthers'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Whether the signed-in person may see the roles and resources of a user: it is their own account, or they administer
 * roles or resources, help others, or are a steward. No call answers this for one user; the server checks again.
 *
 * Source: docs/assumptions.md A-642.
 */
export function useSeesAccess(dn: string): boolean {
  const isOneself = useBootstrap().user.dn === dn
  const administers = [usePageRight('role'), usePageRight('resource')].some(Boolean)
  return [isOneself, administers, useHelpsOthers(), useIsSteward()].some(Boolean)
}
