import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { dayOf, startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { useNow } from '../../../shared/blocks/values/useNow'
import styles from './Calendar.module.css'
import { CalendarRow } from './CalendarRow'
import { CalendarTable } from './CalendarTable'
import { DaySheet } from './DaySheet'
import { Gaps } from './Gaps'
import { planOf, type PersonPlan } from './plan'
import { Unread } from './Unread'
import { useKnown } from './useKnown'
import { type Names, useNames } from './useNames'
import { columnOf, weekendsOf, weeksFrom } from './weeks'

interface CalendarProps {
  /** DNs of the people. */
  people: readonly string[]
  /** The known names of some people. */
  given?: Names | undefined
  first: string
  mayWrite: boolean
}

/** The open day of a person. */
interface Opened {
  dn: string
  column: number
}

/**
 * Bars of absences and delegates, gaps with links to the form that closes them, and the same data
 * as a table.
 */
export function Calendar({ people, given, first, mayWrite }: CalendarProps) {
  const { t } = useTranslation('delegation')
  const { intlLocale } = useLocale()
  const known = useKnown(people)
  const names = useNames(people, given)
  const today = columnOf(dayOf(useNow()), first)
  const weekends = weekendsOf(first, intlLocale)
  const plans = people.map((dn): PersonPlan => ({ dn, plan: planOf(dn, known, first) }))
  const isReading = known.left > 0
  const [opened, setOpened] = useState<Opened>()
  const plan = plans.find(({ dn }) => dn === opened?.dn)?.plan
  return (
    <div className={styles.whole} aria-busy={isReading}>
      {!isReading && (
        <>
          <Unread plans={plans} names={names} onRetry={known.readAgain} />
          <Gaps plans={plans} names={names} mayWrite={mayWrite} />
        </>
      )}
      <p className={styles.narrow}>{t('calendar.narrow')}</p>
      <div className={styles.calendar}>
        <Weeks first={first} />
        {plans.map((each) => (
          <CalendarRow
            key={each.dn}
            {...each}
            {...{ first, today, weekends, isReading }}
            name={names.get(each.dn)}
            onOpen={(column) => setOpened({ dn: each.dn, column })}
          />
        ))}
        <Legend />
      </div>
      <CalendarTable
        plans={plans}
        names={names}
        onOpen={(dn, { start: column }) => setOpened({ dn, column })}
      />
      {opened && typeof plan === 'object' && (
        <DaySheet
          {...{ first, plan, mayWrite, ...opened }}
          name={names.get(opened.dn) ?? opened.dn}
          delegations={known.delegations.get(opened.dn)}
          onMove={(column) => setOpened({ ...opened, column })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

function Weeks({ first }: { first: string }) {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <span className={styles.person}>{t('column.from')}</span>
        <div className={styles.weeks}>
          {weeksFrom(first).map((day) => (
            <span key={day}>{dates.day(startOfDay(day))}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

function Legend() {
  const { t } = useTranslation('delegation')
  return (
    <div className={styles.legend}>
      <span className={styles.away}>{t('calendar.away')}</span>
      <span className={styles.full}>{t('column.to')}</span>
      <span className={styles.none}>{t('calendar.none')}</span>
      <span className={styles.idle}>{t('state.idle')}</span>
    </div>
  )
}
