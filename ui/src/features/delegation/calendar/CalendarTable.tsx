import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { Period } from '../../../entities/delegation/period'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Disclosure } from '../../../shared/ui/Disclosure'
import styles from './Calendar.module.css'
import { GapReason } from './GapReason'
import type { PersonPlan, PlannedPart } from './plan'
import type { Names } from './useNames'

interface CalendarTableProps {
  plans: readonly PersonPlan[]
  names: Names
}

interface TableRow extends Period {
  key: string
  dn: string
  cover: ReactNode
}

/** The calendar in words. */
export function CalendarTable({ plans, names }: CalendarTableProps) {
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
              {rows.map(({ key, dn, startsAt, endsAt, cover }) => (
                <tr key={key}>
                  <th scope="row">
                    <bdi>{names.get(dn) ?? dn}</bdi>
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

/** Parts of absences, absences of which it may not be seen who stands in, and delegations without effect. */
function useRows(plans: readonly PersonPlan[]): TableRow[] {
  const { t } = useTranslation('delegation')
  return plans.flatMap(({ dn, plan }): TableRow[] => {
    if (typeof plan === 'string') return []
    const absences = plan.absences.flatMap(({ absence, parts }): TableRow[] => {
      const { id, startsAt, endsAt } = absence
      if (!parts) return [{ key: id, dn, startsAt, endsAt, cover: t('calendar.coverHidden') }]
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
  const { t } = useTranslation('delegation')
  const listText = useListText()
  if (part.cover === 'full') return listText(part.delegates.map(({ name }) => name))
  return (
    <>
      {t(`calendar.${part.cover}`)}
      <span className={styles.reason}>
        <GapReason part={part} />
      </span>
    </>
  )
}
