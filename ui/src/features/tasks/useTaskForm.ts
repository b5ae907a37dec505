import { skipToken } from '@reduxjs/toolkit/query/react'
import { asksByForm } from '../../entities/task/actions'
import type { TaskDetail } from '../../entities/task/model'
import { useReadWorkflowFormQuery } from '../../entities/workflow-form/api'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { useObstacles } from '../../shared/blocks/workflow-form/useObstacles'

/**
 * The form that decides a task, if the task has one and the person may decide it.
 *
 * Source: docs/assumptions.md A-296.
 */
export function useTaskForm(task: TaskDetail, mayDecide: boolean) {
  const { locale } = useLocale()
  const isAsked = mayDecide && asksByForm(task)
  const { id, processId } = task
  const address = { container: 'ApprovalForms', id, pid: processId } as const
  const query = useReadWorkflowFormQuery(
    isAsked ? { ...address, locale: toUpstreamLocale(locale) } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const form = query.currentData
  const obstacles = useObstacles(form)
  return {
    isAsked,
    query: { data: form, error: query.error, refetch: query.refetch },
    /** Whether the form has buttons for the decision; a form that the console cannot draw has none. */
    hasDecision: isAsked && !query.error && !obstacles,
  }
}
