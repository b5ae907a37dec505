import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import { useDraft } from '../../shared/drafts/useDraft'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { useSave } from '../../shared/form/useSave'
import { useTaskDeed, PLACE } from './useTaskDeed'

export interface TaskDecisionOptions {
  action: TaskAction
  /** At least one. */
  tasks: readonly Task[]
  /** Nothing is done with these, though they were chosen. */
  leftOut?: readonly Task[]
  /** When something was done with at least one of them. */
  onDone: () => void
}

interface Entered {
  comment: string
  /** Who gets a task that is passed on. */
  receiver: readonly PickerItem[]
}

const NOTHING: Entered = { comment: '', receiver: [] }

/** Who says no says why. Source: docs/assumptions.md A-295. */
const WITH_COMMENT: readonly TaskAction[] = ['deny', 'refuse', 'comment']

/** What is entered before something is done with tasks, and what became of it. */
export function useTaskDecision({ action, tasks, onDone }: TaskDecisionOptions) {
  const { t } = useTranslation('tasks')
  const [entered, setEntered] = useState(NOTHING)
  const { comment, receiver } = entered
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const deed = useTaskDeed(PLACE)
  const draft = useDraft<Entered>({
    name: draftName(action, tasks),
    version: 2,
    value: comment === '' && receiver.length === 0 ? undefined : entered,
  })
  const needsReceiver = action === 'reassign'
  const needsComment = WITH_COMMENT.includes(action)
  const isMissing = {
    receiver: needsReceiver && receiver.length === 0,
    comment: needsComment && comment.trim() === '',
  }
  const { attempt, fault } = useSave(async () => {
    const outcome = await deed({ action, tasks, comment, approver: receiver[0]?.id })
    if (outcome.succeeded.length === 0) return
    draft.forget()
    onDone()
  })
  const submit = async () => {
    setTried(true)
    if (isBusy || isMissing.receiver || isMissing.comment) return
    setBusy(true)
    await attempt(undefined)
    setBusy(false)
  }
  const errorOf = (field: keyof typeof isMissing) =>
    isTried && isMissing[field] ? t(`required.${field}`) : undefined
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
    submit,
  }
}

/** The same whatever the order in which the tasks were chosen. */
function draftName(action: TaskAction, tasks: readonly Task[]): string {
  const ids = tasks.map(({ id }) => id).toSorted()
  return `task ${action} ${ids.join(' ')}`
}
