import { useTranslation } from 'react-i18next'
import { useGetTeamQuery } from '../../entities/team/api'
import { isApiError } from '../../shared/api/useErrorText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { BackLink } from '../../shared/page/BackLink'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { usePageTitle } from '../../shared/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toTeams } from './routes'
import { TeamSkeleton } from './TeamSkeleton'
import { TeamView } from './TeamView'

/** Everything about one team. */
export function TeamPage() {
  const { t } = useTranslation('teams')
  const dn = useNamedDn(toTeams())
  const { currentData, error, refetch } = useGetTeamQuery(dn)
  usePageTitle(currentData?.name)

  return (
    <>
      <BackLink to={toTeams()}>{t('title')}</BackLink>
      {isUnknown(error) ? (
        <TeamNotFound dn={dn} />
      ) : (
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<TeamSkeleton />}
          failedTitle={t('teamFailed')}
        >
          {(team) => <TeamView key={team.dn} team={team} />}
        </AsyncBoundary>
      )}
    </>
  )
}

/** Trying again would not help: there is no such team, or it is none of this person's. Source: docs/assumptions.md A-27. */
function isUnknown(error: unknown): boolean {
  return (
    isApiError(error) && (error.faultCode === 'NotFound' || error.faultCode === 'SecurityException')
  )
}

function TeamNotFound({ dn }: { dn: string }) {
  const { t } = useTranslation('teams')
  return (
    <EmptyState
      art="lost"
      level={2}
      title={t('notFound')}
      text={
        <>
          {t('notFoundReason')} <bdi className="id">{dn}</bdi>
        </>
      }
      actions={<Button href={toTeams()}>{t('toList')}</Button>}
    />
  )
}
