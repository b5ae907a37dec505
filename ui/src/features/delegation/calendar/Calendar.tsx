import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePersonName } from '../../../entities/user/usePersonName'
import { dayOf, startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { toDelegationCreate } from '../routes'
import styles from './Calendar.module.css'
import { CalendarTable } from './CalendarTable'
import { Name } from './Name'
import { planOf, type PersonPlan, type PlannedAbsence } from './plan'
import { useKnown } from './useKnown'
import { weeksFrom } from './weeks'

interface CalendarProps {
  /** DNs. */
  people: readonly string[]
  first: string
  mayWrite: boolean
}

/** Bars of absences and of those who stand in, the gaps with links to the form that closes them, and the same as a table. */
export function Calendar({ people, first, mayWrite }: CalendarProps) {
  const { t } = useTranslation('delegation')
  const known = useKnown(people)
  const plans = people.map((dn): PersonPlan => ({ dn, plan: planOf(dn, known, first) }))
  return (
    <div aria-busy={known.left > 0}>
      <Gaps plans={plans} mayWrite={mayWrite} />
      <div className={styles.calendar} aria-hidden>
        <Weeks first={first} />
        {plans.map(({ dn, plan }) => (
          <div key={dn} className={styles.row}>
            <span className={styles.person}>
              <Name dn={dn} />
            </span>
            <div className={styles.days}>
              {plan?.map(({ absence, columns, parts }) => (
                <Bars key={absence.id} {...{ columns, parts }} />
              ))}
              {!plan && known.left === 0 && (
                <span className={styles.hidden}>{t('calendar.hidden')}</span>
              )}
            </div>
          </div>
        ))}
      </div>
      <CalendarTable plans={plans} />
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

function Bars({ columns, parts }: Pick<PlannedAbsence, 'columns' | 'parts'>) {
  const { t } = useTranslation('delegation')
  const at = ({ start, end }: PlannedAbsence['columns']) => ({
    gridColumn: `${String(start)} / ${String(end)}`,
  })
  return (
    <>
      <span className={styles.away} style={at(columns)}>
        {t('calendar.away')}
      </span>
      {parts.map((part) => (
        <span key={part.startsAt} className={styles[part.cover]} style={at(part.columns)}>
          {part.cover === 'full'
            ? part.delegates.map(({ name }) => name).join(', ')
            : t(`calendar.${part.cover}`)}
        </span>
      ))}
    </>
  )
}

function Gaps({ plans, mayWrite }: { plans: readonly PersonPlan[]; mayWrite: boolean }) {
  const { t } = useTranslation('delegation')
  const gaps = plans.flatMap(({ dn, plan = [] }) =>
    plan.flatMap(({ parts }) =>
      parts.filter(({ cover }) => cover !== 'full').map((part) => ({ dn, part })),
    ),
  )
  if (gaps.length === 0) return null
  return (
    <section className={styles.gaps} aria-label={t('calendar.gaps')}>
      <strong>
        <Icon of={TriangleAlert} size="s" /> {t('calendar.gaps')}
      </strong>
      {gaps.map(({ dn, part }) => (
        <Gap key={`${dn} ${String(part.startsAt)}`} dn={dn} part={part} isLink={mayWrite} />
      ))}
    </section>
  )
}

interface GapProps {
  dn: string
  part: PlannedAbsence['parts'][number]
  isLink: boolean
}

function Gap({ dn, part: { startsAt, endsAt }, isLink }: GapProps) {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  const name = usePersonName(dn)
  const first = dates.day(startsAt)
  const to = endsAt === undefined ? '' : dayOf(endsAt - 1)
  const words =
    endsAt === undefined
      ? t('calendar.gapOpen', { name, first })
      : t('calendar.gap', { name, first, last: dates.day(endsAt - 1) })
  if (!isLink) return <span>{words}</span>
  return <Link href={toDelegationCreate({ of: dn, from: dayOf(startsAt), to })}>{words}</Link>
}
