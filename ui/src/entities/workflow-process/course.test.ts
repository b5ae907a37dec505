import { courseOf } from './course'
import type { WorkflowProcess, WorkTask } from './model'

const running = {
  startedAt: 1,
  endedAt: undefined,
  state: 0,
  approval: 0,
} as WorkflowProcess

const task = (id: string, step: string, more: Partial<WorkTask> = {}): WorkTask => ({
  id,
  step,
  activity: `Step ${step}`,
  addressee: '',
  claimer: '',
  createdAt: 2,
  expiresAt: undefined,
  endedAt: undefined,
  isOpen: true,
  outcome: '',
  ...more,
})

const over = { isOpen: false, endedAt: 5 }

const said = (process: WorkflowProcess, tasks: WorkTask[]) =>
  courseOf(process, tasks).map(
    ({ kind, state, tasks: own }) => `${kind} ${state} ${String(own.length)}`,
  )

test('tasks of one step stand beside each other, and the end is still to come', () => {
  const tasks = [task('a', '0', over), task('b', '1', over), task('c', '1')]

  expect(said(running, tasks)).toEqual([
    'start done 0',
    'tasks done 1',
    'tasks now 2',
    'end next 0',
  ])
})

test.each([
  ['approved', { state: 3, approval: 2 }, ['tasks done 1', 'end done 0']],
  ['denied', { state: 3, approval: 1 }, ['tasks refused 1', 'end refused 0']],
  ['terminated', { state: 2, approval: 4 }, ['tasks canceled 1', 'end canceled 0']],
])('the last step of a workflow that was %s says so', (_how, codes, expected) => {
  const ended = { ...running, ...codes, endedAt: 6 } as WorkflowProcess

  expect(said(ended, [task('a', '0', over)]).slice(1)).toEqual(expected)
})
