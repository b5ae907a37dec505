import type { TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** The entries of a dialog for a task action. */
export interface Entered {
  comment: string
  /** The person who gets a reassigned task. */
  receiver: readonly PickerItem[]
}

export const NOTHING: Entered = { comment: '', receiver: [] }

/** An unsent decision on tasks; the draft stores their ids. */
export interface KeptDecision {
  action: TaskAction
  /** Ids of the tasks, sorted. */
  ids: readonly Task['id'][]
  /** Ids of selected tasks that cannot be decided together with others. */
  leftOut: readonly Task['id'][]
  entered: Entered
}

/** The version of the stored shape of a decision. */
export const VERSION = 3

interface Meant {
  action: TaskAction
  tasks: readonly Task[]
  leftOut?: readonly Task[]
}

export function decisionOn({ action, tasks, leftOut = [] }: Meant, entered: Entered): KeptDecision {
  return { action, ids: idsOf(tasks), leftOut: idsOf(leftOut), entered }
}

/** Whether both decisions are the same action on the same tasks, in any order. */
export function isSameDecision(one: KeptDecision, other: KeptDecision): boolean {
  return nameOf(one) === nameOf(other)
}

/** The name of the draft of a decision; the same in the list and on the page of a task. */
export function nameOf({ action, ids }: KeptDecision): string {
  return `task ${action} ${ids.join(' ')}`
}

function idsOf(tasks: readonly Task[]): Task['id'][] {
  return tasks.map(({ id }) => id).toSorted()
}
