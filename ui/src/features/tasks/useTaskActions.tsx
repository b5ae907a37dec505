import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { actionsOn, partedFor, type TaskAction } from '../../entities/task/actions'
import type { Task, TaskScope } from '../../entities/task/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { useActingPerson } from '../../shared/platform/proxy-mode/useActingPerson'
import { actionIcons } from './actionIcons'
import { decisionOn, NOTHING } from './keptDecision'
import { toTask } from './routes'
import { TaskActionDialog, type TaskDialogOptions } from './TaskActionDialog'
import { DECISION_KEYS } from './useDecisionKeys'
import { useFailure } from './useFailure'
import { useTaskAction } from './useTaskAction'
import type { LedTo } from './useLedToDecision'
import type { Resumed, Unfinished } from './useUnfinished'

/** Actions without a dialog, as they can be undone. */
const AT_ONCE: readonly TaskAction[] = ['claim', 'release']

/** Actions with a button on the card of a phone. */
const PROMPTS: readonly TaskAction[] = ['deny', 'approve']

interface OfferedAction extends Pick<BulkAction<Task>, 'shortcut' | 'isMinor'> {
  action: TaskAction
}

/** The actions on the rows of a list; frequent actions have a letter key. */
const OF_ROWS: Record<TaskScope, readonly OfferedAction[]> = {
  self: [
    { action: 'approve', shortcut: DECISION_KEYS.approve },
    { action: 'deny', shortcut: DECISION_KEYS.deny },
    { action: 'claim', shortcut: 'c', isMinor: true },
    { action: 'reassign', shortcut: 'r', isMinor: true },
  ],
  team: [{ action: 'reassign', shortcut: 'r' }],
  others: [{ action: 'reassign', shortcut: 'r' }],
  decided: [],
}

interface TaskActionsOptions {
  /** The unsent decision on several tasks of the list. */
  unfinished?: Unfinished
  /** Called when an action succeeded for at least one task. */
  onDone?: (action: TaskAction) => void
}

/** An action, its tasks and the options of its dialog. */
interface AskedAction extends TaskDialogOptions {
  /** Clears the selection of the list; called when the action is done. */
  clear?: (() => void) | undefined
}

interface TaskActions {
  rowActions: (task: Task) => RowAction[]
  bulkActions: readonly BulkAction<Task>[]
  /** Opens the dialog of an action, or carries the action out when it has none. */
  begin: (asked: AskedAction) => void
  /** Opens the dialog again, with what was entered before. */
  resume: (resumed: Resumed, clear: () => void) => void
  dialog: ReactNode
}

/** The actions that the signed-in person may do with the tasks of a list. */
export function useTaskActions(
  scope: TaskScope,
  { unfinished, onDone }: TaskActionsOptions = {},
): TaskActions {
  const { t } = useTranslation('tasks')
  const me = useActingPerson().dn
  const [asked, setAsked] = useState<AskedAction>()
  const act = useTaskAction()
  const tellFailure = useFailure()
  const openTask = useOpenTask()
  const finish = ({ action, clear }: AskedAction) => {
    clear?.()
    onDone?.(action)
  }
  const begin = (begun: AskedAction) => {
    if (AT_ONCE.includes(begun.action)) void act(begun).then(() => finish(begun), tellFailure)
    else setAsked(begun)
  }
  const askForSeveral = (several: AskedAction) => {
    unfinished?.begin(decisionOn(several, NOTHING))
    setAsked({ ...several, keptAs: unfinished?.keptAs })
  }
  const beginInList = (begun: AskedAction) => {
    const { action, tasks } = begun
    const { together, apart } = partedFor(action, tasks)
    const [first] = together.length === 0 ? apart : []
    if (first) openTask(first, action)
    else if (tasks.length === 1 || AT_ONCE.includes(action)) begin(begun)
    else askForSeveral({ ...begun, tasks: together, leftOut: apart })
  }
  const close = () => setAsked(undefined)
  return {
    begin,
    resume: ({ entered, ...resumed }, clear) =>
      setAsked({ ...resumed, resumed: entered, keptAs: unfinished?.keptAs, clear }),
    rowActions: (task) =>
      actionsOn(task, scope, me).map((action) => ({
        id: action,
        label: AT_ONCE.includes(action)
          ? t(`verb.${action}`)
          : t('asks', { verb: t(`verb.${action}`) }),
        icon: actionIcons[action],
        isPrompt: PROMPTS.includes(action),
        onAction: () => beginInList({ action, tasks: [task] }),
      })),
    bulkActions: OF_ROWS[scope].map(({ action, ...look }) => ({
      ...look,
      id: action,
      label: t(`verb.${action}`),
      icon: actionIcons[action],
      takes: 'rows',
      onAction: ({ rows, clear }) => beginInList({ action, tasks: rows, clear }),
    })),
    dialog: asked && (
      <TaskActionDialog
        {...asked}
        onDone={() => {
          close()
          finish(asked)
        }}
        onClose={close}
      />
    ),
  }
}

/** Opens the page of a task with a form, at the button of the decision. */
function useOpenTask() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return ({ id }: Task, action: TaskAction) =>
    void navigate(toTask(id, search), { state: { decide: action } satisfies LedTo })
}
