import { useTranslation } from 'react-i18next'
import { dayOf, startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { useNow } from '../../../shared/blocks/values/useNow'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { Bars } from './Bars'
import styles from './Calendar.module.css'
import { CalendarTable } from './CalendarTable'
import { Gaps } from './Gaps'
import { planOf, type PersonPlan } from './plan'
import { Unread } from './Unread'
import { useKnown } from './useKnown'
import { type Names, useNames } from './useNames'
import { shareOf, weeksFrom } from './weeks'

interface CalendarProps {
  /** DNs. */
  people: readonly string[]
  /** What some of them are called. */
  given?: Names | undefined
  first: string
  mayWrite: boolean
}

/** Bars of absences and of those who stand in, the gaps with links to the form that closes them, and the same as a table. */
export function Calendar({ people, given, first, mayWrite }: CalendarProps) {
  const { t } = useTranslation('delegation')
  const known = useKnown(people)
  const names = useNames(people, given)
  const today = shareOf(dayOf(useNow()), first)
  const plans = people.map((dn): PersonPlan => ({ dn, plan: planOf(dn, known, first) }))
  return (
    <div className={styles.whole} aria-busy={known.left > 0}>
      {known.left === 0 && (
        <>
          <Unread plans={plans} names={names} onRetry={known.readAgain} />
          <Gaps plans={plans} names={names} mayWrite={mayWrite} />
        </>
      )}
      <p className={styles.narrow}>{t('calendar.narrow')}</p>
      <div className={styles.calendar} aria-hidden>
        <Weeks first={first} />
        {plans.map((each) => (
          <Row
            key={each.dn}
            {...each}
            {...{ today }}
            name={names.get(each.dn)}
            isReading={known.left > 0}
          />
        ))}
        <Legend />
      </div>
      <CalendarTable plans={plans} names={names} />
    </div>
  )
}

function Weeks({ first }: { first: string }) {
  const dates = useDateFormat()
  return (
    <div className={styles.row}>
      <span />
      <div className={styles.weeks}>
        {weeksFrom(first).map((day) => (
          <span key={day}>{dates.day(startOfDay(day))}</span>
        ))}
      </div>
    </div>
  )
}

interface RowProps extends PersonPlan {
  name: string | undefined
  isReading: boolean
  /** Where its line stands, from 0 to 1. */
  today: number | undefined
}

function Row({ dn, plan, name, isReading, today }: RowProps) {
  const { t } = useTranslation('delegation')
  return (
    <div className={styles.row}>
      <span className={styles.person}>
        {name === undefined && isReading ? <Skeleton /> : <bdi>{name ?? dn}</bdi>}
      </span>
      <div className={styles.days}>
        {typeof plan === 'object' && <Bars {...plan} />}
        {plan === 'reading' && (
          <span className={styles.wide}>
            <Skeleton width="w90" />
          </span>
        )}
        {(plan === 'hidden' || plan === 'failed') && (
          <span className={styles.wide}>{t(`calendar.${plan}`)}</span>
        )}
        {today !== undefined && (
          <span className={styles.today} style={{ insetInlineStart: `${String(today * 100)}%` }} />
        )}
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
