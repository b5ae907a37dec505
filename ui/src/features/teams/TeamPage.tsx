import { useTranslation } from 'react-i18next'
import { useGetTeamQuery } from '../../entities/team/api'
import { isApiError } from '../../shared/api/useErrorText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { BackLink } from '../../shared/page/BackLink'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { usePageTitle } from '../../shared/routing/usePageTitle'
import { toTeams } from './routes'
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
        <DetailNotFound
          dn={dn}
          title={t('notFound')}
          reason={t('notFoundReason')}
          list={{ href: toTeams(), text: t('toList') }}
        />
      ) : (
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<DetailSkeleton sign="glyph" />}
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
