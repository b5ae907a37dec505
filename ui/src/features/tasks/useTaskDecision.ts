import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import { useSave } from '../../shared/blocks/form/useSave'
import { NOTHING, type Entered } from './keptDecision'
import { useDecisionDraft } from './useDecisionDraft'
import { useTaskAction, TASK_FEEDBACK } from './useTaskAction'

export interface TaskDecisionOptions {
  action: TaskAction
  /** The tasks of the action, at least one. */
  tasks: readonly Task[]
  /** Selected tasks that the action leaves out. */
  leftOut?: readonly Task[]
  /** The name of the draft; by default one for each task and action. */
  keptAs?: string | undefined
  /** The entries from before the session ended. */
  resumed?: Entered | undefined
}

/** Actions that need a comment. Source: docs/assumptions.md A-295. */
const WITH_COMMENT: readonly TaskAction[] = ['deny', 'refuse', 'return', 'comment']

/**
 * The comment and the receiver of an action, its progress and its error.
 *
 * @param onDone - called when the action succeeded for at least one task.
 */
export function useTaskDecision(options: TaskDecisionOptions, onDone: () => void) {
  const { action, tasks, resumed = NOTHING } = options
  const { t } = useTranslation('tasks')
  const [entered, setEntered] = useState(resumed)
  const { comment, receiver } = entered
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const act = useTaskAction(TASK_FEEDBACK)
  const draft = useDecisionDraft(options, entered)
  const needsReceiver = action === 'reassign'
  const needsComment = WITH_COMMENT.includes(action)
  const isMissing = {
    receiver: needsReceiver && receiver.length === 0,
    comment: needsComment && comment.trim() === '',
  }
  const { attempt, fault } = useSave(async () => {
    const outcome = await act({ action, tasks, comment, approver: receiver[0]?.id })
    if (outcome.succeeded.length === 0) return
    draft.forget()
    onDone()
  })
  const submit = async () => {
    setAttempts((before) => before + 1)
    if (isBusy || isMissing.receiver || isMissing.comment) return
    setBusy(true)
    await attempt(undefined)
    setBusy(false)
  }
  const errorOf = (field: keyof typeof isMissing) =>
    attempts > 0 && isMissing[field] ? t(`required.${field}`) : undefined
  return {
    entered,
    setEntered,
    change: (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part })),
    draft,
    needsReceiver,
    needsComment,
    errors: { receiver: errorOf('receiver'), comment: errorOf('comment') },
    fault,
    isBusy,
    attempts,
    submit,
  }
}
