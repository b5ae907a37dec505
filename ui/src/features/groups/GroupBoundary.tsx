import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getGroup, useGetGroupKindQuery, useGetGroupQuery } from '../../entities/group/api'
import type { GroupDetail } from '../../entities/group/model'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { freshly } from '../../shared/platform/api/read'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toGroups } from './routes'

interface GroupBoundaryProps {
  children: (group: GroupDetail, readAgain: () => Promise<GroupDetail | null>) => ReactNode
}

/** Loads the group that the address names. */
export function GroupBoundary({ children }: GroupBoundaryProps) {
  const { t } = useTranslation('groups')
  const dn = useNamedDn(toGroups())
  const { readAgain, ...query } = useGroup(dn)
  return (
    <DetailBoundary
      query={query}
      failedTitle={t('groupFailed')}
      dn={dn}
      title={t('notFound')}
      reason={t('notFoundReason')}
      list={{ href: toGroups(), text: t('toList') }}
    >
      {(group) => children(group, readAgain)}
    </DetailBoundary>
  )
}

/** Loads the definition of groups, then the group with the attributes that it names; null when the group does not exist. */
function useGroup(dn: string) {
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const kind = useGetGroupKindQuery(clientId)
  const asked = kind.data && { dn, kind: kind.data, clientId }
  const group = useGetGroupQuery(asked ?? skipToken)
  return {
    data: group.currentData,
    error: kind.error ?? group.error,
    refetch: () => (asked ? group.refetch() : kind.refetch()),
    /** Loads the group from the server again; uses no cached value. */
    readAgain: async () =>
      asked ? dispatch(getGroup.initiate(asked, freshly)).unwrap() : Promise.resolve(null),
  }
}
