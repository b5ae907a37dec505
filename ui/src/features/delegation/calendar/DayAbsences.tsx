import { useTranslation } from 'react-i18next'
import { Facts } from '../../../shared/blocks/page/Facts'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Banner } from '../../../shared/ui/Banner'
import styles from './DaySheet.module.css'
import { GapReason } from './GapReason'
import type { DayPlan } from './onDay'
import { usePeriodText } from './usePeriodText'
import { useRequestNames } from './useRequestNames'

type DayAbsence = DayPlan['absences'][number]

/** The absences of a day, each with its requests that have no delegate. */
export function DayAbsences({ absences }: Pick<DayPlan, 'absences'>) {
  const { t } = useTranslation('delegation')
  if (absences.length === 0) return <p>{t('day.available')}</p>
  return absences.map((each) => <DayAbsence key={each.absence.id} {...each} />)
}

function DayAbsence({ absence, gaps }: DayAbsence) {
  const { t } = useTranslation('delegation')
  const requestNames = useRequestNames()
  const { startsAt, endsAt } = absence
  return (
    <section className={styles.absence}>
      <h3 className={styles.title}>{t('calendar.away')}</h3>
      <Facts
        facts={[
          {
            key: 'startsAt',
            label: t('column.startsAt'),
            content: <DateTime at={startsAt} to="day" />,
          },
          {
            key: 'endsAt',
            label: t('column.endsAt'),
            content: endsAt === undefined ? t('noEnd') : <DateTime at={endsAt - 1} to="day" />,
          },
          { key: 'requests', label: t('column.requests'), content: requestNames(absence) },
        ]}
      />
      {gaps.map((gap) => (
        <GapOnDay key={gap.startsAt} gap={gap} />
      ))}
    </section>
  )
}

function GapOnDay({ gap }: { gap: DayAbsence['gaps'][number] }) {
  const { t } = useTranslation('delegation')
  const periodText = usePeriodText()
  const { cover, uncovered } = gap
  return (
    <Banner kind="warning">
      <strong>{periodText(t(cover === 'none' ? 'calendar.none' : 'calendar.part'), gap)}</strong>{' '}
      <GapReason part={gap} />
      {uncovered.length > 0 && (
        <p>{t('day.uncovered', { names: uncovered.map(({ name }) => name) })}</p>
      )}
    </Banner>
  )
}
