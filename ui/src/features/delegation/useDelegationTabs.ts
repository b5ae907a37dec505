import { useMemo } from 'react'
import { usePrincipalTabs } from '../../entities/principal/usePrincipalTabs'
import { userTab } from '../../entities/user/pickerTab'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * The tabs of the pickers. Team managers can choose only people, and only members of their teams.
 *
 * Source: docs/assumptions.md.
 */
export function useDelegationTabs() {
  const { client, rights } = useBootstrap()
  const clientId = client.id
  const isOfTeams = (rights.domains ?? []).length === 0 && rights.isDelegationTeamMgr === true
  const everybody = usePrincipalTabs()
  return useMemo(() => {
    const members = [userTab({ clientId, from: 'teamAwayUsers' })] as const
    const people = [userTab({ clientId })] as const
    return {
      isOfTeams,
      from: isOfTeams ? members : everybody,
      to: isOfTeams ? members : people,
    }
  }, [clientId, everybody, isOfTeams])
}
