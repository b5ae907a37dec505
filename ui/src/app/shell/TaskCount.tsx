import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './Navigation.module.css'
import { useTasksWaiting } from './useTasksWaiting'

/** The number of one's open tasks, beside the menu entry. */
export function TaskCount() {
  const { t } = useTranslation()
  const waiting = useTasksWaiting()
  if (waiting === undefined) return null
  return (
    <span className={styles.count}>
      {waiting} <VisuallyHidden>{t('tasksWaiting')}</VisuallyHidden>
    </span>
  )
}
