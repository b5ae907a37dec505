import { EyeOff } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../shared/ui/Avatar'
import { Icon } from '../../../shared/ui/Icon'
import { Skeleton } from '../../../shared/ui/Skeleton'
import styles from './Calendar.module.css'
import { Days } from './Days'
import type { PersonPlan } from './plan'
import { type Columns, gridColumn } from './weeks'

interface CalendarRowProps extends PersonPlan {
  name: string | undefined
  isReading: boolean
  /** The day of the first column. */
  first: string
  /** The column of today, if it is among the eight weeks. */
  today: number | undefined
  weekends: readonly Columns[]
  /** Opens the day of a column. */
  onOpen: (column: number) => void
}

/** A person with their absences and delegates in the eight weeks; each day can be pressed. */
export function CalendarRow({ dn, plan, name, isReading, ...days }: CalendarRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.person}>
        {name === undefined && isReading ? (
          <Skeleton />
        ) : (
          <>
            <Avatar name={name ?? dn} />
            <bdi>{name ?? dn}</bdi>
          </>
        )}
      </span>
      <div className={styles.days}>
        <Background {...days} />
        {typeof plan === 'object' ? (
          <Days name={name ?? dn} plan={plan} {...days} />
        ) : (
          <NoDays plan={plan} />
        )}
      </div>
    </div>
  )
}

function Background({ weekends, today }: Pick<CalendarRowProps, 'weekends' | 'today'>) {
  return (
    <>
      {weekends.map((columns) => (
        <span
          key={columns.start}
          className={styles.weekend}
          style={{ gridColumn: gridColumn(columns) }}
        />
      ))}
      {today !== undefined && (
        <span
          className={styles.today}
          style={{ gridColumn: gridColumn({ start: today, end: today + 1 }) }}
        />
      )}
    </>
  )
}

function NoDays({ plan }: { plan: 'reading' | 'hidden' | 'failed' }) {
  const { t } = useTranslation('delegation')
  return (
    <span className={styles.wide}>
      {plan === 'reading' ? (
        <Skeleton width="w90" />
      ) : (
        <>
          {plan === 'hidden' && <Icon of={EyeOff} size="s" />}{' '}
          {t(plan === 'hidden' ? 'calendar.hidden' : 'calendar.failed')}
        </>
      )}
    </span>
  )
}
