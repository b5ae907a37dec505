import { useTranslation } from 'react-i18next'
import { useGroup } from '../../entities/group/useGroup'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { BackLink } from '../../shared/page/BackLink'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { usePageTitle } from '../../shared/routing/usePageTitle'
import { GroupView } from './GroupView'
import { toGroups } from './routes'

/** Everything about one group. */
export function GroupPage() {
  const { t } = useTranslation('groups')
  const dn = useNamedDn(toGroups())
  const group = useGroup(dn)
  usePageTitle(group.data?.name)

  return (
    <>
      <BackLink to={toGroups()}>{t('title')}</BackLink>
      <AsyncBoundary
        query={group}
        skeleton={<DetailSkeleton sign="glyph" />}
        failedTitle={t('groupFailed')}
      >
        {(found) =>
          found ? (
            <GroupView key={dn} group={found} readAgain={group.readAgain} />
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
    </>
  )
}
