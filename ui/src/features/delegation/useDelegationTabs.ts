import { useMemo } from 'react'
import { usePrincipalTabs } from '../../entities/principal/usePrincipalTabs'
import { userTab } from '../../entities/user/pickerTab'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/**
 * Who can be chosen: team managers choose members of their teams, and people alone.
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
