import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupDetail } from '../../entities/group/model'
import { useGroup } from '../../entities/group/useGroup'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { toGroups } from './routes'

interface GroupBoundaryProps {
  children: (group: GroupDetail, readAgain: () => Promise<GroupDetail | null>) => ReactNode
}

/** Loads the group that the address names. */
export function GroupBoundary({ children }: GroupBoundaryProps) {
  const { t } = useTranslation('groups')
  const dn = useNamedDn(toGroups())
  const group = useGroup(dn)
  return (
    <DetailBoundary
      query={group}
      sign="glyph"
      failedTitle={t('groupFailed')}
      dn={dn}
      title={t('notFound')}
      reason={t('notFoundReason')}
      list={{ href: toGroups(), text: t('toList') }}
    >
      {(found) => children(found, group.readAgain)}
    </DetailBoundary>
  )
}
