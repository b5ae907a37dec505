import { CircleDashed, Clock } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { useCountRunningQuery } from '../../entities/workflow-process/listApi'
import { longSince } from '../../entities/workflow-process/stuck'
import { Tally } from '../../shared/blocks/impact/Tally'
import type { Filters } from '../../shared/blocks/listing/filters'
import type { Listing } from '../../shared/blocks/listing/useListing'
import { dayOf, startOfDay } from '../../shared/blocks/values/day'
import { useNow } from '../../shared/blocks/values/useNow'
import { Select } from '../../shared/ui/Select'
import styles from './RunningTally.module.css'
import { dayChoices, useStuckDays } from './useStuckDays'

/**
 * The number of running workflows, and of those that have been running for long; a press on a
 * number filters the list.
 */
export function RunningTally({ listing }: { listing: Listing }) {
  const { t } = useTranslation('workflows')
  const { days } = useStuckDays()
  const day = dayOf(longSince(days, useNow()))
  const running: Filters = { state: ['0'] }
  const long: Filters = { ...running, started: ['LT', day] }
  const filters = { running, long }
  const all = useFigure({})
  const old = useFigure({ before: startOfDay(day) })
  const now = JSON.stringify(listing.wanted.filters)
  const ids = ['running', 'long'] as const
  return (
    <div className={styles.tally}>
      <Tally
        label={t('title')}
        value={ids.find((id) => JSON.stringify(filters[id]) === now)}
        onChange={(id) => listing.filterBy(filters[id])}
        figures={[
          { id: 'running', icon: CircleDashed, label: t('tally.running'), value: all },
          { id: 'long', icon: Clock, label: t('tally.long', { days }), value: old },
        ]}
      />
      <DaysChoice />
    </div>
  )
}

/** A number of processes as text; empty while it loads and when loading fails. */
function useFigure(asked: { before?: number }): string {
  const { intlLocale } = useLocale()
  const { data } = useCountRunningQuery(asked)
  return data === undefined ? '' : new Intl.NumberFormat(intlLocale).format(data)
}

/** The choice of the number of days after which a workflow counts as waiting long. */
export function DaysChoice() {
  const { t } = useTranslation('workflows')
  const { days, setDays } = useStuckDays()
  return (
    <Select
      label={t('tally.limit')}
      size="small"
      isInline
      options={dayChoices.map((each) => ({
        id: String(each),
        text: t('tally.days', { days: each }),
      }))}
      value={String(days)}
      onChange={setDays}
    />
  )
}
