import type { WorkflowProcess, WorkTask } from './model'

export type StepState = 'done' | 'refused' | 'now' | 'next' | 'canceled'

/** A step of a workflow, for the drawing. */
export interface CourseStep {
  key: string
  kind: 'start' | 'tasks' | 'end'
  state: StepState
  /** The tasks of the step, which run in parallel. */
  tasks: readonly WorkTask[]
  at: number | undefined
}

const DENIED: readonly (number | '')[] = [1, 5]
const COMPLETED = 3
const APPROVED = 2

/**
 * The steps of a workflow: its start, the steps that it has reached, and its end, which lies ahead while it runs. Later
 * steps are unknown.
 */
export function courseOf(process: WorkflowProcess, tasks: readonly WorkTask[]): CourseStep[] {
  const steps = stepsOf(tasks)
  const isOver = process.endedAt !== undefined
  return [
    { key: 'start', kind: 'start', state: 'done', tasks: [], at: process.startedAt },
    ...steps.map((step, index) => readStep(step, process, index === steps.length - 1)),
    {
      key: 'end',
      kind: 'end',
      state: isOver ? endState(process) : 'next',
      tasks: [],
      at: process.endedAt,
    },
  ]
}

/** Groups tasks that run in parallel to one step, in the order of time. */
function stepsOf(tasks: readonly WorkTask[]): [WorkTask, ...WorkTask[]][] {
  const steps = new Map<string, [WorkTask, ...WorkTask[]]>()
  for (const task of tasks) {
    const known = steps.get(task.step)
    if (known) known.push(task)
    else steps.set(task.step, [task])
  }
  return [...steps.values()]
}

function readStep(
  tasks: [WorkTask, ...WorkTask[]],
  process: WorkflowProcess,
  isLast: boolean,
): CourseStep {
  const [first] = tasks
  const isOpen = tasks.some((task) => task.isOpen)
  const ends = tasks.flatMap(({ endedAt }) => endedAt ?? [])
  const state = isOpen
    ? 'now'
    : isLast && process.endedAt !== undefined
      ? lastState(process)
      : 'done'
  const at = isOpen || ends.length === 0 ? first.createdAt : Math.max(...ends)
  return { key: first.step, kind: 'tasks', state, tasks, at }
}

/** The state of the last step follows from the outcome of the workflow; a terminated workflow is canceled. */
function lastState({ approval }: WorkflowProcess): StepState {
  if (approval === APPROVED) return 'done'
  return DENIED.includes(approval) ? 'refused' : 'canceled'
}

function endState({ state, approval }: WorkflowProcess): StepState {
  if (DENIED.includes(approval)) return 'refused'
  return state === COMPLETED ? 'done' : 'canceled'
}
