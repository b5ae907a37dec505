import { useTranslation } from 'react-i18next'
import type { components } from '../../../shared/platform/contract/schema'
import styles from './NewCounts.module.css'

type Notifications = components['schemas']['NotificationServiceNode']

const COUNTS = {
  task: 'newTasksCount',
  role: 'newRolesCount',
  resource: 'newResourcesCount',
  helpdesk: 'newHelpdeskTasksCount',
} as const

const TYPES = ['task', 'role', 'resource', 'helpdesk'] as const

/** How many notifications of each type are new; without new ones nothing. Source: SPEC 3 "Other", notifications response. */
export function NewCounts({ notifications }: { notifications: Notifications }) {
  const { t } = useTranslation()
  const types = TYPES.filter((type) => (notifications[COUNTS[type]] ?? 0) > 0)
  if (types.length === 0) return null
  return (
    <ul className={styles.counts}>
      {types.map((type) => (
        <li key={type}>
          {t(`notifications.type.${type}`)}{' '}
          <strong>{t('number', { ns: 'ui', value: notifications[COUNTS[type]] })}</strong>
        </li>
      ))}
    </ul>
  )
}
