import { useTranslation } from 'react-i18next'
import type { Task } from '../../entities/task/model'
import { isolate } from '../../i18n/isolate'

/** What people call a task: `Payment Approver for Tomás Herrera`, each name in its own direction. */
export function useTaskTitle(): (task: Task) => string {
  const { t } = useTranslation('tasks')
  return ({ name, recipient }) =>
    t('nameFor', { name: isolate(name), recipient: isolate(recipient.name) })
}
