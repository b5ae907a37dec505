import { useSearchParams } from 'react-router-dom'
import { useListTeamsQuery } from '../../entities/team/api'
import { MANAGED_TEAMS } from './managedTeams'

/** Parameters of the address that name the scope of a list. */
const LISTS: readonly string[] = ['of', 'by']

/**
 * The chosen team, and perhaps one of its members, in the address:
 * `?of=team&team=cn%3Dbuyers%2Co%3Ddata&member=cn%3Dlind%2Co%3Ddata`, in the history `?by=team&…`. For a manager of a
 * single team, that team is chosen.
 */
export function useTeamChoice() {
  const [params, setParams] = useSearchParams()
  const { data, isLoading } = useListTeamsQuery(MANAGED_TEAMS)
  const teams = (data?.rows ?? []).map(({ dn, name }) => ({ id: dn, text: name }))
  const [first, another] = teams
  const team = params.get('team') ?? (another ? undefined : first?.id)
  return {
    isLoading,
    /** The teams to choose from; empty when there is only one. */
    teams: another ? teams : [],
    team,
    member: params.get('member') ?? undefined,
    showTeam: (dn: string | undefined) => {
      const lists = [...params].filter(([name]) => LISTS.includes(name))
      setParams([...lists, ...(dn === undefined ? [] : [['team', dn] as [string, string]])])
    },
    showMember: (dn: string | undefined) => {
      const next = new URLSearchParams(params)
      for (const gone of ['page', 'member']) next.delete(gone)
      if (dn !== undefined) next.set('member', dn)
      setParams(next)
    },
  }
}
