import { useDeleteTeamsMutation } from '../../entities/team/api'
import type { Team } from '../../entities/team/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

/** Deletes teams, one or several. */
export function useTeamDeletion() {
  const [deleteTeams] = useDeleteTeamsMutation()
  return useDeletion<Pick<Team, 'dn' | 'name'>>({
    namespace: 'teams',
    toRecord: ({ dn, name }) => ({ id: dn, name }),
    send: (teams) => deleteTeams(teams.map(({ dn }) => dn)).unwrap(),
  })
}
