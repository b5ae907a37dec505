import type { Task, TaskScope } from './model'

/** The actions on tasks. Source: SPEC 7 "Tasks"; docs/assumptions.md A-140. */
export const taskActions = [
  'approve',
  'deny',
  'claim',
  'release',
  'reassign',
  'return',
  'refuse',
  'comment',
] as const

export type TaskAction = (typeof taskActions)[number]

/** The decisions: actions that end a task. */
const DECISIONS: readonly TaskAction[] = ['approve', 'deny', 'refuse']
/** Decisions that a form has buttons for. */
const OF_FORMS: readonly TaskAction[] = ['approve', 'deny']
/** People who manage the tasks of others can reassign them and comment, but not decide. */
const OF_STEWARDS: readonly TaskAction[] = ['reassign', 'return', 'comment']
/** Actions that are impossible while somebody else has claimed the task. */
const OF_THE_CLAIMER: readonly TaskAction[] = [...DECISIONS, 'release']

const IN_SCOPE: Record<TaskScope, readonly TaskAction[]> = {
  self: taskActions,
  team: OF_STEWARDS,
  others: OF_STEWARDS,
  decided: [],
}

/**
 * The actions that a person may do with a task, in the order of their buttons.
 *
 * @param scope - the scope of the list with the task.
 * @param me - DN of the signed-in person.
 */
export function actionsOn(task: Task, scope: TaskScope, me: string): TaskAction[] {
  return IN_SCOPE[scope].filter((action) => isPossible(action, task, me))
}

export function isDecision(action: TaskAction): boolean {
  return DECISIONS.includes(action)
}

/** Whether the form of a task, if there is one, has the button for an action. */
export function isOfForms(action: TaskAction): boolean {
  return OF_FORMS.includes(action)
}

/**
 * Whether a task has a form in which it is decided.
 *
 * Source: docs/assumptions.md A-296.
 */
export function asksByForm({ isBulk, formId, processId }: Task): boolean {
  return !isBulk && formId !== '' && processId !== ''
}

/**
 * Splits tasks for an action: those that it can do at once, and those that have to be decided one at a time on their
 * pages.
 *
 * Source: docs/assumptions.md A-296.
 */
export function partedFor(action: TaskAction, tasks: readonly Task[]) {
  const isApart = (task: Task) =>
    tasks.length === 1 ? isOfForms(action) && asksByForm(task) : isDecision(action) && !task.isBulk
  return {
    together: tasks.filter((task) => !isApart(task)),
    apart: tasks.filter(isApart),
  }
}

function isPossible(action: TaskAction, { claimer, isReturnable }: Task, me: string): boolean {
  if (action === 'claim') return claimer === undefined
  if (action === 'return') return isReturnable
  if (action === 'release' && claimer === undefined) return false
  return !OF_THE_CLAIMER.includes(action) || claimer === undefined || claimer.dn === me
}
