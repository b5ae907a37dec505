import { useMemo } from 'react'
import { usePrincipalTabs } from '../../entities/principal/usePrincipalTabs'
import { teamTab } from '../../entities/team/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The key of the permission to set delegates for a team. Source: docs/assumptions.md A-104. */
const CONFIGURE_DELEGATE = 'configureDelegate'

/**
 * The tabs of the pickers. Team managers can choose only people: members of their teams, one by one or out of a team.
 *
 * Source: docs/assumptions.md.
 */
export function useDelegationTabs() {
  const { client, rights } = useBootstrap()
  const clientId = client.id
  const isOfTeams = (rights.domains ?? []).length === 0 && rights.isDelegationTeamMgr === true
  const everybody = usePrincipalTabs()
  return useMemo(() => {
    const members = [
      userTab({ clientId, from: 'teamAwayUsers' }),
      teamTab({ PType: CONFIGURE_DELEGATE, robTeam: true }),
    ] as const
    const people = [userTab({ clientId })] as const
    return {
      isOfTeams,
      from: isOfTeams ? members : everybody,
      to: isOfTeams ? members : people,
    }
  }, [clientId, everybody, isOfTeams])
}
