import type { TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** What is entered before something is done with tasks. */
export interface Entered {
  comment: string
  /** Who gets a task that is passed on. */
  receiver: readonly PickerItem[]
}

export const NOTHING: Entered = { comment: '', receiver: [] }

/** What somebody was about to do with tasks, by their ids. */
export interface KeptDecision {
  action: TaskAction
  /** Sorted. */
  ids: readonly Task['id'][]
  /** Chosen too, and decided one at a time. */
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

/** Whether the same is done with the same tasks, in whatever order they were chosen. */
export function isSameDecision(one: KeptDecision, other: KeptDecision): boolean {
  return nameOf(one) === nameOf(other)
}

/** Where the decision on one task is kept, wherever it is made. */
export function nameOf({ action, ids }: KeptDecision): string {
  return `task ${action} ${ids.join(' ')}`
}

function idsOf(tasks: readonly Task[]): Task['id'][] {
  return tasks.map(({ id }) => id).toSorted()
}
