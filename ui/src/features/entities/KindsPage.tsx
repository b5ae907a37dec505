import { useTranslation } from 'react-i18next'
import { useListKindsQuery } from '../../entities/entity/api'
import type { Kind } from '../../entities/entity/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Skeleton } from '../../shared/ui/Skeleton'
import { KindCard } from './KindCard'
import styles from './KindsPage.module.css'
import { ownSections } from './ownSections'

/** The kinds of entity that the directory abstraction layer describes, each with a link to its list. */
export function KindsPage() {
  const { t } = useTranslation('entities')
  const query = useListKindsQuery(useBootstrap().client.id)
  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      <AsyncBoundary query={query} skeleton={<CardOutlines />} failedTitle={t('kindsFailed')}>
        {(kinds) => <Kinds kinds={kinds.filter(({ key }) => !ownSections.has(key))} />}
      </AsyncBoundary>
    </>
  )
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const { t } = useTranslation('entities')
  if (kinds.length === 0) {
    return <EmptyState art="nothing" title={t('noKinds.title')} text={t('noKinds.text')} />
  }
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {kinds.map((kind) => (
        <li key={kind.key}>
          <KindCard kind={kind} />
        </li>
      ))}
    </ul>
  )
}

const OUTLINES = ['a', 'b', 'c']

function CardOutlines() {
  return (
    <div className={styles.cards}>
      {OUTLINES.map((each) => (
        <div key={each} className={styles.card}>
          <span className={styles.words}>
            <Skeleton width="w50" shape="big" />
            <Skeleton width="w30" />
          </span>
        </div>
      ))}
    </div>
  )
}
