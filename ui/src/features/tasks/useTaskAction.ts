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
  const [act] = useActOnTasksMutation()
  const lookAfter = useDelayNotice()
  const tell = useTellOutcome(place)
  return async (acted: ActedTasks): Promise<Outcome> => {
    const { action, tasks, comment = '', approver } = acted
    const ids = tasks.map(({ id }) => id)
    const answer = await act({ action, ids, comment: comment.trim(), approver }).unwrap()
    const outcome = {
      ...answer,
      succeeded: answer.succeeded.map((each) => named(each, tasks)),
      failed: answer.failed.map((each) => named(each, tasks)),
    }
    lookAfter(
      action,
      tasks.filter(({ id }) => outcome.succeeded.some((each) => each.id === id)),
    )
    tell(acted, outcome)
    return outcome
  }
}

/** Shows the outcome: in the dialog when no task succeeded, else above the page. */
function useTellOutcome(place: string | undefined) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const textOf = (action: TaskAction, { success, succeeded }: Outcome, leadsTo?: string) => {
    if (success) return t(`done.${action}`)
    if (leadsTo) return t('failed.one')
    return succeeded.length === 0 ? t('failed.all') : t('failed.some')
  }
  return ({ action, tasks }: ActedTasks, outcome: Outcome) => {
    const about = onlyTask(tasks)
    const dialog = outcome.succeeded.length === 0 ? place : undefined
    const leadsTo = dialog && about?.path !== pathname ? about?.path : undefined
    dispatch(
      showFeedback({
        id: TASK_FEEDBACK,
        outcome,
        text: textOf(action, outcome, leadsTo),
        ...(about && { about }),
        ...(dialog && { place: dialog }),
        ...(leadsTo && { leadsTo }),
      }),
    )
  }
}

/** The name and the page of the task, if there is only one. */
function onlyTask([task, ...others]: readonly Task[]) {
  return task && others.length === 0 ? { name: task.name, path: toTask(task.id) } : undefined
}

/** Adds the name of the task: the server gives only the id. */
function named<Result extends { id: string }>(result: Result, tasks: readonly Task[]): Result {
  const task = tasks.find(({ id }) => id === result.id)
  return task ? { ...result, name: task.name } : result
}
