import type { Task, TaskScope } from './model'

/** What people do with tasks. Source: SPEC 7 "Tasks"; docs/assumptions.md A-140. */
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

/** What ends a task. */
const DECISIONS: readonly TaskAction[] = ['approve', 'deny', 'refuse']
/** Whoever looks after the tasks of others passes them on and comments, and never decides. */
const OF_STEWARDS: readonly TaskAction[] = ['reassign', 'return', 'comment']
/** What somebody else's claim forbids. */
const OF_THE_CLAIMER: readonly TaskAction[] = [...DECISIONS, 'release']

const IN_SCOPE: Record<TaskScope, readonly TaskAction[]> = {
  self: taskActions,
  team: OF_STEWARDS,
  others: OF_STEWARDS,
  decided: [],
}

/**
 * What can be done with a task, in the order in which it is offered.
 *
 * @param scope - in whose list it was found.
 * @param me - DN of the signed-in person.
 */
export function actionsOn(task: Task, scope: TaskScope, me: string): TaskAction[] {
  return IN_SCOPE[scope].filter((action) => isPossible(action, task, me))
}

export function isDecision(action: TaskAction): boolean {
  return DECISIONS.includes(action)
}

function isPossible(action: TaskAction, { claimer, isReturnable }: Task, me: string): boolean {
  if (action === 'claim') return claimer === undefined
  if (action === 'return') return isReturnable
  if (action === 'release' && claimer === undefined) return false
  return !OF_THE_CLAIMER.includes(action) || claimer === undefined || claimer.dn === me
}
