import { useTranslation } from 'react-i18next'
import type { Task } from '../../entities/task/model'

/** What people call a task: `Payment Approver for Tomás Herrera`. */
export function useTaskTitle(): (task: Task) => string {
  const { t } = useTranslation('tasks')
  return ({ name, recipient }) => t('nameFor', { name, recipient: recipient.name })
}
