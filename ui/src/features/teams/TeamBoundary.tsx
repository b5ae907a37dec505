import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetTeamQuery } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { toTeams } from './routes'

/** Loads the team that the address names. */
export function TeamBoundary({ children }: { children: (team: TeamDetail) => ReactNode }) {
  const { t } = useTranslation('teams')
  const dn = useNamedDn(toTeams())
  const { currentData, error, refetch } = useGetTeamQuery(dn)
  return (
    <DetailBoundary
      query={{ data: currentData, error, refetch }}
      failedTitle={t('teamFailed')}
      dn={dn}
      title={t('notFound')}
      reason={t('notFoundReason')}
      list={{ href: toTeams(), text: t('toList') }}
    >
      {children}
    </DetailBoundary>
  )
}
