import { useTranslation } from 'react-i18next'
import type { TaskAction } from '../../entities/task/actions'
import { getCourse } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { getWorkflowEnd } from '../../entities/request/api'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { type AppDispatch, useAppDispatch } from '../../shared/platform/store/hooks'

/** How long after a decision the console checks its workflow. */
export const PATIENCE_MS = 10_000

const DECISIONS: readonly TaskAction[] = ['approve', 'deny']

/**
 * Checks the workflow some time after a decision. When it has neither ended nor come to another step, a warning says
 * that the decision is recorded and its processing is delayed.
 *
 * Source: docs/assumptions.md A-493.
 */
export function useDelayNotice() {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const look = async ({ id, name, processId }: Task) => {
    if (await hasMoved(dispatch, processId)) return
    dispatch(
      showFeedback({
        id: `delayed ${id}`,
        status: 'warning',
        text: t('delayed'),
        about: { name },
        sticky: true,
      }),
    )
  }
  return (action: TaskAction, tasks: readonly Task[]) => {
    const watched = tasks.filter(({ processId }) => processId !== '')
    if (!DECISIONS.includes(action) || watched.length === 0) return
    setTimeout(() => watched.forEach((task) => void look(task)), PATIENCE_MS)
  }
}

/** Whether the workflow went on after the decision; true also when it failed to load, so that no false warning is shown. */
async function hasMoved(dispatch: AppDispatch, processId: string): Promise<boolean> {
  const [course, end] = await Promise.all([
    dispatch(getCourse.initiate(processId, freshly)),
    dispatch(getWorkflowEnd.initiate(processId, freshly)),
  ])
  if (!course.data || course.data.length === 0 || end.error) return true
  return end.data !== undefined || course.data.some(({ isOver }) => !isOver)
}
