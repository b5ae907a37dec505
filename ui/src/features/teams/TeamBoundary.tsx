import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetTeamQuery } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { isApiError } from '../../shared/api/useErrorText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { toTeams } from './routes'

/** The team that the address names. */
export function TeamBoundary({ children }: { children: (team: TeamDetail) => ReactNode }) {
  const { t } = useTranslation('teams')
  const dn = useNamedDn(toTeams())
  const { currentData, error, refetch } = useGetTeamQuery(dn)
  if (isUnknown(error)) {
    return (
      <DetailNotFound
        dn={dn}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toTeams(), text: t('toList') }}
      />
    )
  }
  return (
    <AsyncBoundary
      query={{ data: currentData, error, refetch }}
      skeleton={<DetailSkeleton sign="glyph" />}
      failedTitle={t('teamFailed')}
    >
      {children}
    </AsyncBoundary>
  )
}

/** Trying again would not help: there is no such team, or it is none of this person's. Source: docs/assumptions.md A-27. */
function isUnknown(error: unknown): boolean {
  return (
    isApiError(error) && (error.faultCode === 'NotFound' || error.faultCode === 'SecurityException')
  )
}
