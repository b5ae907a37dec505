/* eslint-disable complexity */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { TaskAction } from '../../entities/task/actions'
import { useActOnTasksMutation } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { toTask } from './routes'
import { useDelayNotice } from './useDelayNotice'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../shared/platform/store/outcome'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The place of messages in the dialog. */
export const TASK_FEEDBACK = 'task'

export interface ActedTasks {
  action: TaskAction
  tasks: readonly Task[]
  comment?: string
  /** DN of the person who gets the tasks. */
  approver?: string | undefined
}

/**
 * Carries out an action on tasks and shows the outcome of each.
 *
 * @param place - the dialog where the message is shown when no task succeeded; above the page by default. In the dialog of a
 * single task, closing that message opens the task, which tells who has it now; what was entered stays as a draft.
 */
export function useTaskAction(place?: string) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [act] = useActOnTasksMutation()
  const lookAfter = useDelayNotice()
  return async ({ action, tasks, comment = '', approver }: ActedTasks): Promise<Outcome> => {
    const ids = tasks.map(({ id }) => id)
    const answer = await act({ action, ids, comment: comment.trim(), approver }).unwrap()
    const outcome = {
      ...answer,
      succeeded: answer.succeeded.map((each) => named(each, tasks)),
      failed: answer.failed.map((each) => named(each, tasks)),
    }
    const isNothing = outcome.succeeded.length === 0
    const [only, ...others] = tasks
    const page = only && others.length === 0 ? toTask(only.id) : undefined
    const isLedOn = isNothing && place !== undefined && page !== undefined && page !== pathname
    const text = () => {
      if (outcome.success) return t(`done.${action}`)
      if (isLedOn) return t('failed.one')
      return isNothing ? t('failed.all') : t('failed.some')
    }
    lookAfter(
      action,
      tasks.filter(({ id }) => outcome.succeeded.some((each) => each.id === id)),
    )
    dispatch(
      showFeedback({
        id: TASK_FEEDBACK,
        outcome,
        text: text(),
        ...(only && page && { about: { name: only.name, path: page } }),
        ...(isNothing && place && { place }),
        ...(isLedOn && { leadsTo: page }),
      }),
    )
    return outcome
  }
}

/** Adds the name of the task: the server gives only the id. */
function named<Result extends { id: string }>(result: Result, tasks: readonly Task[]): Result {
  const task = tasks.find(({ id }) => id === result.id)
  return task ? { ...result, name: task.name } : result
}
