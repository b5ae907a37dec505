import { TriangleAlert, UserCheck, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../shared/ui/classNames'
import { Icon } from '../../../shared/ui/Icon'
import styles from './Calendar.module.css'
import { lanesOf } from './lanes'
import type { Plan, PlannedAbsence, PlannedPart } from './plan'
import { useCoverText } from './useCoverText'
import { type Columns, gridColumn } from './weeks'

/**
 * Bars of a person's absences, with the delegates below, and outlines of delegations without
 * effect.
 */
export function Bars(plan: Plan) {
  const { t } = useTranslation('delegation')
  const { absences, idle } = plan
  const lanes = lanesOf(plan)
  return (
    <>
      {absences.map((each, place) => (
        <AbsenceBars key={each.absence.id} {...each} line={lanes.absences[place] ?? 1} />
      ))}
      {idle.map(({ id, startsAt, columns, names }, place) => (
        <Bar
          key={`${id} ${String(startsAt)}`}
          kind="idle"
          icon={UserCheck}
          words={t('calendar.idle', { names })}
          columns={columns}
          line={lanes.idle[place] ?? 1}
        />
      ))}
    </>
  )
}

function AbsenceBars({ columns, parts, line }: PlannedAbsence & { line: number }) {
  const { t } = useTranslation('delegation')
  const coverText = useCoverText()
  return (
    <>
      <Bar kind="away" words={t('calendar.away')} columns={columns} line={line} />
      {parts?.map((part) => (
        <Bar
          key={part.startsAt}
          kind={part.cover}
          icon={part.cover === 'full' ? UserCheck : TriangleAlert}
          words={coverText(part)}
          columns={part.columns}
          line={line + 1}
        />
      ))}
    </>
  )
}

interface BarProps {
  kind: 'away' | 'idle' | PlannedPart['cover']
  icon?: IconNode
  words: string
  columns: Columns
  /** The row of the grid. */
  line: number
}

/** A bar of at most this number of days shows only its icon. */
const SHORT = 3

function Bar({ kind, icon, words, columns, line }: BarProps) {
  const isShort = columns.end - columns.start <= SHORT
  return (
    <span
      className={classNames(styles.bar, styles[kind], isShort && styles.short)}
      style={{ gridColumn: gridColumn(columns), gridRow: line }}
    >
      {icon && <Icon of={icon} size="s" />}
      {!isShort && <span className={styles.words}>{words}</span>}
    </span>
  )
}
