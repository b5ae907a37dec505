import { Navigate } from 'react-router-dom'
import { EditTeam } from './EditTeam'
import { toTeam } from './routes'
import { TeamBoundary } from './TeamBoundary'

/** Changes one team. What can only be looked at is shown. */
export function TeamEditPage() {
  return (
    <TeamBoundary>
      {(team) =>
        team.isReadOnly ? (
          <Navigate to={toTeam(team.dn)} replace />
        ) : (
          <EditTeam key={team.dn} team={team} />
        )
      }
    </TeamBoundary>
  )
}
