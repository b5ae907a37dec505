import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { COURSE, entry, fakeTasks, task } from './fakeTasksServer'
import { toTask } from './routes'

const AT = Date.UTC(2027, 2, 1, 9, 30)
const over = { status: 2, completionTime: AT }

const QUORUM = task('1', {
  processId: 'p1',
  comments: [
    {
      system: false,
      comment: 'Agreed',
      commentDn: 'cn=praman,o=data',
      commentFullName: 'Priya Raman',
      activity: 'Manager approval',
      date: AT,
    },
  ],
})

/** The page of a task of the workflow `p1`, in a list before task 2. */
async function openWith(...workEntries: ReturnType<typeof entry>[]) {
  server.use(...fakeTasks([QUORUM, task('2')]).handlers, ...fakePreferences().handlers)
  server.use(http.get(COURSE, () => HttpResponse.json({ workEntries })))
  const view = renderAt(toTask('1', '?size=25'))
  await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
  return view
}

test('what others ended is over: who decided is told, nothing can be done, and the way leads on', async () => {
  const { user } = await openWith(entry('0', over), entry('1', over))

  const told = await screen.findByText(/^This task is completed/)
  expect(told).toHaveTextContent(/Decided by .*Priya Raman/)
  for (const verb of ['Approve', 'Deny', 'Refuse', 'Claim', 'Reassign', 'Comment']) {
    expect(screen.queryByRole('button', { name: verb })).not.toBeInTheDocument()
  }
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument()
  await user.keyboard('a')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Next task' }))

  await screen.findByRole('heading', { level: 1, name: /Permission 2/ })
  expect(window.location.hash).toBe('#/tasks/2?size=25')
})

test('a step that goes on without the person is over for them, and with somebody else', async () => {
  await openWith(
    entry('0', { Addressee: { DN: 'cn=praman,o=data', value: 'Priya Raman' } }),
    entry('1', over),
  )

  expect(await screen.findByText(/^This task is completed/)).not.toHaveTextContent('Decided by')
  const now = screen.getByRole('listitem', { current: 'step' })
  expect(now).toHaveTextContent(/Assigned to .*Priya Raman/)
})

test('while the step waits for the person the task is theirs, whatever ended before', async () => {
  await openWith(entry('0', { ...over, activityId: '9' }), entry('1'))

  await screen.findByText(/^Approvers: /)
  expect(
    within(screen.getByRole('group', { name: 'Decision' })).getAllByRole('button'),
  ).toHaveLength(3)
  expect(screen.queryByText(/^This task is completed/)).not.toBeInTheDocument()
})
