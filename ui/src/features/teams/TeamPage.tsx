import { useTranslation } from 'react-i18next'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { toTeams } from './routes'
import { TeamBoundary } from './TeamBoundary'
import { TeamView } from './TeamView'

/** The page of one team. */
export function TeamPage() {
  const { t } = useTranslation('teams')
  return (
    <>
      <BackLink to={toTeams()}>{t('title')}</BackLink>
      <TeamBoundary>{(team) => <TeamView key={team.dn} team={team} />}</TeamBoundary>
    </>
  )
}
