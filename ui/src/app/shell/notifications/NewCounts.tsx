import { useTranslation } from 'react-i18next'
import { countsByType } from '../../../entities/notification/countsByType'
import type { components } from '../../../shared/platform/contract/schema'
import { useTasksWaiting } from '../useTasksWaiting'
import styles from './NewCounts.module.css'

type Notifications = components['schemas']['NotificationServiceNode']

/**
 * How many entries of each type are new; for tasks also how many wait, the number in the menu. Without both nothing.
 * Source: SPEC 3 "Other", notifications response; docs/assumptions.md A-494.
 */
export function NewCounts({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation()
  const waiting = useTasksWaiting()
  const counts = countsByType(notifications)
  const others = counts.filter(({ type }) => waiting === undefined || type !== 'task')
  const fresh = counts.find(({ type }) => type === 'task')?.count ?? 0
  if (others.length === 0 && waiting === undefined) return null
  return (
    <ul className={styles.counts}>
      {waiting !== undefined && <li>{t('notifications.tasks', { fresh, waiting })}</li>}
      {others.map(({ type, count }) => (
        <li key={type}>
          {t(`notifications.type.${type}`)}{' '}
          <strong>{t('number', { ns: 'ui', value: count })}</strong>
        </li>
      ))}
    </ul>
  )
}
