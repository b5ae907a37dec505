import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/async/AsyncBoundary'
import { SectionCard } from '../../../shared/page/SectionCard'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Glyph } from '../../../shared/ui/Glyph'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { useListMembershipsQuery, type Membership } from '../memberships'
import styles from './GroupMemberships.module.css'

/** The groups that a person is in. Source: SPEC 7 "Users", group membership. */
export function GroupMemberships({ dn }: { dn: string }) {
  const { t } = useTranslation('memberships')
  const { currentData, error, refetch } = useListMembershipsQuery(dn)
  return (
    <SectionCard title={t('title')}>
      <AsyncBoundary
        query={{ data: currentData, error, refetch }}
        skeleton={<Skeleton width="w50" />}
        failedTitle={t('failed')}
      >
        {(groups) =>
          groups.length > 0 ? (
            <ul className={styles.list}>
              {groups.map((group) => (
                <GroupRow key={group.dn} {...group} />
              ))}
            </ul>
          ) : (
            <EmptyState art="nothing" level={3} title={t('none')} text={t('noneReason')} />
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}

function GroupRow({ dn, name }: Membership) {
  return (
    <li className={styles.row}>
      <Glyph of={UsersRound} tint="group" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.dn}>
          <bdi className="id">{dn}</bdi>
        </p>
      </div>
    </li>
  )
}
