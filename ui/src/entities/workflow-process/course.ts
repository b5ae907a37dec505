import type { WorkflowProcess, WorkTask } from './model'

export type StepState = 'done' | 'refused' | 'now' | 'next' | 'canceled'

/** A step of a workflow as it is drawn. */
export interface CourseStep {
  key: string
  kind: 'start' | 'tasks' | 'end'
  state: StepState
  /** Tasks beside each other. */
  tasks: readonly WorkTask[]
  at: number | undefined
}

const DENIED: readonly (number | '')[] = [1, 5]
const COMPLETED = 3
const APPROVED = 2

/**
 * The way of a workflow: its beginning, the steps that were reached, and its end, which is still to come while it runs.
 * Steps that were not reached are not known.
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

/** Tasks that wait beside each other are in one step, the first ones first. */
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

/** The last step decides what becomes of a workflow, unless somebody ended it. */
function lastState({ approval }: WorkflowProcess): StepState {
  if (approval === APPROVED) return 'done'
  return DENIED.includes(approval) ? 'refused' : 'canceled'
}

function endState({ state, approval }: WorkflowProcess): StepState {
  if (DENIED.includes(approval)) return 'refused'
  return state === COMPLETED ? 'done' : 'canceled'
}
