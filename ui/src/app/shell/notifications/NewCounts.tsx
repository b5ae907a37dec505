import { useTranslation } from 'react-i18next'
import { countsByType } from '../../../entities/notification/countsByType'
import type { components } from '../../../shared/platform/contract/schema'
import styles from './NewCounts.module.css'

type Notifications = components['schemas']['NotificationServiceNode']

/** How many entries of each type are new; without new ones nothing. Source: SPEC 3 "Other", notifications response. */
export function NewCounts({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation()
  const counts = countsByType(notifications)
  if (counts.length === 0) return null
  return (
    <ul className={styles.counts}>
      {counts.map(({ type, count }) => (
        <li key={type}>
          {t(`notifications.type.${type}`)}{' '}
          <strong>{t('number', { ns: 'ui', value: count })}</strong>
        </li>
      ))}
    </ul>
  )
}
