import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { COURSE, entry, fakeTasks, PROCESSES, task } from './fakeTasksServer'
import { toTasks } from './routes'
import { PATIENCE_MS } from './useDelayNotice'

// The real timer: Testing Library takes a Jest mock for fake timers.
const timeout = window.setTimeout.bind(window)

const OVER = { status: 2, completionTime: Date.UTC(2027, 2, 2) }

/** Approves a task of the workflow `p1`, and lets the time pass after which the console checks the workflow. */
async function approve(course: ReturnType<typeof entry>[], process: object) {
  const looks: string[] = []
  const { handlers } = fakeTasks([task('1', { processId: 'p1' })])
  server.use(...handlers, ...fakePreferences().handlers)
  server.use(
    http.get(COURSE, () => {
      looks.push('course')
      return HttpResponse.json({ workEntries: course })
    }),
    http.get(PROCESSES, () => HttpResponse.json({ processes: [process] })),
  )
  const later: (() => void)[] = []
  window.setTimeout = ((run: () => void, ms?: number) => {
    if (ms !== PATIENCE_MS) return timeout(run, ms)
    later.push(run)
    return 0
  }) as typeof window.setTimeout
  const { user } = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await user.keyboard('ja')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  looks.length = 0
  act(() => {
    for (const run of later) run()
  })
  await waitFor(() => expect(looks).toEqual(['course']))
}

afterEach(() => {
  window.setTimeout = timeout
})

const DELAYED = 'Recorded. Processing is delayed.'

test('an approval after which the workflow stands still is said to be recorded, and delayed', async () => {
  await approve([entry('1', OVER)], { processId: 'p1' })

  expect(await screen.findByText(DELAYED)).toBeVisible()
})

test.each([
  ['comes to its next step', [entry('1', OVER), entry('2', { activityId: '1' })], {}],
  ['ends', [entry('1', OVER)], { approvalStatus: 'Approved', completionTime: 1 }],
] as const)('of a workflow that %s nothing is said', async (_case, course, process) => {
  await approve([...course], process)

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
  expect(screen.queryByText(DELAYED)).not.toBeInTheDocument()
})
