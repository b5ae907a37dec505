import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '../../../entities/delegation/period'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Disclosure } from '../../../shared/ui/Disclosure'
import styles from './Calendar.module.css'
import { GapReason } from './GapReason'
import type { PersonPlan, PlannedPart } from './plan'
import { useCoverText } from './useCoverText'
import type { Names } from './useNames'
import type { Columns } from './weeks'

interface CalendarTableProps {
  plans: readonly PersonPlan[]
  names: Names
  /** Opens the first day of a row that is among the eight weeks. */
  onOpen: (dn: string, columns: Columns) => void
}

interface TableRow extends Period {
  key: string
  dn: string
  columns: Columns
  cover: ReactNode
}

/** The data of the calendar as a table. */
export function CalendarTable({ plans, names, onOpen }: CalendarTableProps) {
  const { t } = useTranslation('delegation')
  const rows = useRows(plans)
  return (
    <Disclosure title={t('calendar.table')}>
      {rows.length === 0 ? (
        <p>{t('calendar.nobody')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('column.from')}</th>
                <th scope="col">{t('column.startsAt')}</th>
                <th scope="col">{t('column.endsAt')}</th>
                <th scope="col">{t('column.to')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, dn, columns, startsAt, endsAt, cover }) => (
                <tr key={key}>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.name}
                      onClick={() => onOpen(dn, columns)}
                    >
                      <bdi>{names.get(dn) ?? dn}</bdi>
                    </button>
                  </th>
                  <td>
                    <DateTime at={startsAt} to="day" />
                  </td>
                  <td>
                    {endsAt === undefined ? t('noEnd') : <DateTime at={endsAt - 1} to="day" />}
                  </td>
                  <td>{cover}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Disclosure>
  )
}

/**
 * The rows: parts of absences, absences whose delegates are hidden, and delegations without effect.
 */
function useRows(plans: readonly PersonPlan[]): TableRow[] {
  const { t } = useTranslation('delegation')
  return plans.flatMap(({ dn, plan }): TableRow[] => {
    if (typeof plan === 'string') return []
    const absences = plan.absences.flatMap(({ absence, columns, parts }): TableRow[] => {
      const { id, startsAt, endsAt } = absence
      if (!parts)
        return [{ key: id, dn, columns, startsAt, endsAt, cover: t('calendar.coverHidden') }]
      return parts.map((part) => ({
        ...part,
        key: `${id} ${String(part.startsAt)}`,
        dn,
        cover: <Cover part={part} />,
      }))
    })
    const idle = plan.idle.map(({ id, names, ...time }) => ({
      ...time,
      key: `${id} ${String(time.startsAt)}`,
      dn,
      cover: t('calendar.idle', { names }),
    }))
    return [...absences, ...idle]
  })
}

function Cover({ part }: { part: PlannedPart }) {
  const coverText = useCoverText()
  return (
    <>
      {coverText(part)}
      {part.cover !== 'full' && (
        <span className={styles.reason}>
          <GapReason part={part} />
        </span>
      )}
    </>
  )
}
