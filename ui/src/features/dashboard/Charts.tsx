import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetTaskAgesQuery } from '../../entities/dashboard/api'
import type { DashboardNumbers, RequestShares } from '../../entities/dashboard/numbers'
import { TASK_AGES, countAges, type TaskAges } from '../../entities/dashboard/taskAges'
import type { TileKey } from '../../entities/dashboard/tiles'
import { useNumbers } from '../../entities/dashboard/ui/NumberTiles'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BarChart } from '../../shared/blocks/chart/BarChart'
import { CardGrid } from '../../shared/blocks/page/CardGrid'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { toHistory } from '../history/routes'
import styles from './Charts.module.css'
import { ChartSkeleton } from './ChartSkeleton'
import { RequestsByMonth } from './RequestsByMonth'

/** Pictures of what the tiles count; each belongs to its tile and is hidden with it. */
export function Charts({ shown }: { shown: readonly TileKey[] }) {
  const listsRequests = useIsOpenPath()(toHistory())
  const charts = shown.flatMap((key) => {
    if (key === 'tasks') return [<TasksByAge key={key} />]
    if (key !== 'requests') return []
    return [<RequestsByState key={key} />, listsRequests && <RequestsByMonth key="months" />]
  })
  return charts.length > 0 && <CardGrid cards="wide">{charts}</CardGrid>
}

function TasksByAge() {
  const { t } = useTranslation('dashboard')
  const query = useGetTaskAgesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <SectionCard title={t('ages.title')}>
      <AsyncBoundary
        query={query}
        skeleton={<ChartSkeleton bars={TASK_AGES.length} />}
        failedTitle={t('ages.failed')}
      >
        {(ages) => <AgesChart ages={ages} />}
      </AsyncBoundary>
    </SectionCard>
  )
}

function AgesChart({ ages: { since, total } }: { ages: TaskAges }) {
  const { t } = useTranslation('dashboard')
  const [now] = useState(Date.now)
  if (since.length === 0) return <p className={styles.none}>{t('ages.none')}</p>
  const counts = countAges(since, now)
  return (
    <>
      {total > since.length && (
        <p className={styles.note}>{t('ages.oldest', { shown: since.length, total })}</p>
      )}
      <BarChart
        title={t('ages.title')}
        barsLabel={t('ages.age')}
        series={[t('tile.tasks')]}
        bars={TASK_AGES.map((id) => ({ id, label: t(`ages.${id}`), values: [counts[id]] }))}
      />
    </>
  )
}

const STATES = ['pending', 'approved', 'denied', 'ended'] as const

function RequestsByState() {
  const { t } = useTranslation('dashboard')
  return (
    <SectionCard title={t('states.title')}>
      <AsyncBoundary
        query={useNumbers()}
        skeleton={<ChartSkeleton bars={STATES.length} />}
        failedTitle={t('numbersFailed')}
      >
        {({ requests }: DashboardNumbers) => <StatesChart shares={requests} />}
      </AsyncBoundary>
    </SectionCard>
  )
}

function StatesChart({ shares }: { shares: RequestShares | undefined }) {
  const { t } = useTranslation('dashboard')
  if (!shares) return <p className={styles.none}>{t('notCounted')}</p>
  if (STATES.every((state) => shares[state].every((count) => count === 0))) {
    return <p className={styles.none}>{t('states.none')}</p>
  }
  return (
    <BarChart
      title={t('states.title')}
      barsLabel={t('states.state')}
      series={[t('states.mine'), t('states.others')]}
      bars={STATES.map((state) => ({
        id: state,
        label: t(`states.${state}`),
        values: shares[state],
      }))}
    />
  )
}
