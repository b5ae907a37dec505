import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countMonths } from '../../entities/dashboard/requestMonths'
import { useListRequestsQuery } from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { useLocale } from '../../i18n/useLocale'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BarChart } from '../../shared/blocks/chart/BarChart'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { firstRows } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { ChartSkeleton } from './ChartSkeleton'
import styles from './Charts.module.css'

const LATEST = firstRows(MAX_SIZE, 'requestDate', 'desc')

/** How many requests the person made in each of the last months. Source: docs/assumptions.md A-740. */
export function RequestsByMonth() {
  const { t } = useTranslation('dashboard')
  const query = useListRequestsQuery({ list: LATEST }, { refetchOnMountOrArgChange: true })
  return (
    <SectionCard title={t('months.title')}>
      <AsyncBoundary
        query={query}
        skeleton={<ChartSkeleton bars={6} />}
        failedTitle={t('months.failed')}
      >
        {(page) => <MonthsChart page={page} />}
      </AsyncBoundary>
    </SectionCard>
  )
}

function MonthsChart({ page: { rows, total = rows.length } }: { page: Page<AccessRequest> }) {
  const { t } = useTranslation('dashboard')
  const { dn } = useBootstrap().user
  const monthText = useMonthText()
  const [now] = useState(Date.now)
  const made = rows
    .filter(({ requester }) => requester.dn === dn)
    .map(({ requestedAt, recipient }) => ({ requestedAt, isForOthers: recipient.dn !== dn }))
  const months = countMonths(made, now)
  if (months.every(({ mine, others }) => mine + others === 0)) {
    return <p className={styles.none}>{t('months.none')}</p>
  }
  return (
    <>
      {total > rows.length && (
        <p className={styles.note}>{t('months.latest', { shown: rows.length, total })}</p>
      )}
      <BarChart
        title={t('months.title')}
        barsLabel={t('months.month')}
        series={[t('states.mine'), t('states.others')]}
        bars={months.map(({ start, mine, others }) => ({
          id: String(start),
          label: monthText(start),
          values: [mine, others],
        }))}
      />
    </>
  )
}

function useMonthText() {
  const { intlLocale } = useLocale()
  const format = new Intl.DateTimeFormat(intlLocale, { month: 'short', year: 'numeric' })
  return (start: number) => format.format(start)
}
