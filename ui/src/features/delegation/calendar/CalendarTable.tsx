import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Disclosure } from '../../../shared/ui/Disclosure'
import styles from './Calendar.module.css'
import { Name } from './Name'
import type { PersonPlan } from './plan'

/** The calendar in words. */
export function CalendarTable({ plans }: { plans: readonly PersonPlan[] }) {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  const rows = plans.flatMap(({ dn, plan = [] }) =>
    plan.flatMap(({ absence, parts }) => parts.map((part) => ({ dn, absence, part }))),
  )
  return (
    <Disclosure title={t('calendar.table')}>
      {rows.length === 0 ? (
        <p>{t('calendar.nobody')}</p>
      ) : (
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
            {rows.map(({ dn, absence, part: { startsAt, endsAt, cover, delegates } }) => (
              <tr key={`${absence.id} ${String(startsAt)}`}>
                <th scope="row">
                  <Name dn={dn} />
                </th>
                <td>
                  <DateTime at={startsAt} to="day" />
                </td>
                <td>{endsAt === undefined ? t('noEnd') : <DateTime at={endsAt - 1} to="day" />}</td>
                <td>
                  {cover === 'full'
                    ? listText(delegates.map(({ name }) => name))
                    : t(`calendar.${cover}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  )
}
