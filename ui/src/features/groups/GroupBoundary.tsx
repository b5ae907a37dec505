import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupDetail } from '../../entities/group/model'
import { useGroup } from '../../entities/group/useGroup'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { toGroups } from './routes'

interface GroupBoundaryProps {
  children: (group: GroupDetail, readAgain: () => Promise<GroupDetail | null>) => ReactNode
}

/** The group that the address names. */
export function GroupBoundary({ children }: GroupBoundaryProps) {
  const { t } = useTranslation('groups')
  const dn = useNamedDn(toGroups())
  const group = useGroup(dn)
  return (
    <AsyncBoundary
      query={group}
      skeleton={<DetailSkeleton sign="glyph" />}
      failedTitle={t('groupFailed')}
    >
      {(found) =>
        found ? (
          children(found, group.readAgain)
        ) : (
          <DetailNotFound
            dn={dn}
            title={t('notFound')}
            reason={t('notFoundReason')}
            list={{ href: toGroups(), text: t('toList') }}
          />
        )
      }
    </AsyncBoundary>
  )
}
