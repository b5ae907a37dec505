import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { Icon } from '../../../shared/ui/Icon'
import styles from './Calendar.module.css'
import { lanesOf } from './lanes'
import type { Plan, PlannedAbsence, PlannedPart } from './plan'
import type { Columns } from './weeks'

const at = ({ start, end }: Columns, line: number) => ({
  gridColumn: `${String(start)} / ${String(end)}`,
  gridRow: line,
})

/** The absences of a person, who stands in below, and outlines of delegations while they have no effect. */
export function Bars(plan: Plan) {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  const { absences, idle } = plan
  const lanes = lanesOf(plan)
  return (
    <>
      {absences.map((each, place) => (
        <AbsenceBars key={each.absence.id} {...each} line={lanes.absences[place] ?? 1} />
      ))}
      {idle.map(({ id, startsAt, columns, names }, place) => (
        <span
          key={`${id} ${String(startsAt)}`}
          className={styles.idle}
          style={at(columns, lanes.idle[place] ?? 1)}
          title={t('calendar.idle', { names })}
        >
          {listText(names)}
        </span>
      ))}
    </>
  )
}

function AbsenceBars({ columns, parts, line }: PlannedAbsence & { line: number }) {
  const { t } = useTranslation('delegation')
  return (
    <>
      <span className={styles.away} style={at(columns, line)} title={t('calendar.away')}>
        {t('calendar.away')}
      </span>
      {parts?.map((part) => (
        <CoverBar key={part.startsAt} {...part} line={line + 1} />
      ))}
    </>
  )
}

function CoverBar({ cover, columns, delegates, line }: PlannedPart & { line: number }) {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  const words =
    cover === 'full' ? listText(delegates.map(({ name }) => name)) : t(`calendar.${cover}`)
  return (
    <span className={styles[cover]} style={at(columns, line)} title={words}>
      {cover !== 'full' && <Icon of={TriangleAlert} size="s" />} {words}
    </span>
  )
}
