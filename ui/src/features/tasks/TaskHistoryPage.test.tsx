import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, LIST, task } from './fakeTasksServer'
import { toTasks } from './routes'

const AT = new Date(2027, 2, 1, 9, 30).getTime()
const PAGE = toTasks('decided')

function decided(...tasks: ReturnType<typeof task>[]) {
  const fake = fakeTasks(tasks)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const denied = task('1', {
  comments: [
    { system: true, comment: 'Task denied', date: AT },
    { system: false, comment: 'Not needed', date: AT },
  ],
})
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('of each task it says how and when one decided, with which words, for whom', async () => {
  const { asked } = decided(denied)
  const { container } = renderAt(PAGE)

  const first = within(await row('Permission 1'))
  for (const words of ['Task denied', 'Not needed', 'Mar 1, 2027 9:30 AM']) {
    expect(first.getByText(words)).toBeVisible()
  }
  expect(first.getByRole('link', { name: 'Tomás Herrera' })).toBeVisible()
  expect(first.getByRole('link', { name: 'Permission 1' })).toHaveAttribute(
    'href',
    '#/tasks/1?of=decided',
  )
  expect(asked).toEqual([
    {
      fromIndex: '1',
      size: '10',
      q: '*',
      sortBy: 'createTime',
      sortOrder: 'desc',
      status: 'completed',
    },
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('the list is searched and filtered by the server', async () => {
  const { asked } = decided(denied)
  renderAt(`${PAGE}?q=Herrera&filter.recipient=recipientAsMe`)

  await row('Permission 1')
  expect(asked[0]).toMatchObject({ q: 'Herrera', recipient: 'recipientAsMe' })
})

test('who decided on nothing is told so, and a list that cannot be read says so', async () => {
  decided()
  const { unmount } = renderAt(PAGE)
  expect(await screen.findByText('You have not decided on any task yet')).toBeVisible()
  unmount()

  server.use(http.get(LIST, () => HttpResponse.json(null, { status: 502 })))
  renderAt(PAGE)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the task list.')
})

test('a server that lists what waits instead is not believed', async () => {
  decided(task('1'), task('2', { comments: [{ system: false, comment: 'Asked again' }] }))
  renderAt(PAGE)

  expect(
    await screen.findByText('The server does not say on which tasks you decided'),
  ).toBeVisible()
  expect(screen.queryByText('Permission 1')).not.toBeInTheDocument()
})

test('of a list with both, what waits is left out and the pages go on', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ ...denied, taskId: `d${String(at)}` }))
  decided(task('1'), ...many, task('2'))
  const { user } = renderAt(PAGE)
  expect(await screen.findAllByRole('link', { name: 'Permission 1' })).toHaveLength(9)

  await user.click(screen.getByRole('button', { name: 'Next page' }))

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Permission 1' })).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('the tasks that wait are elsewhere', async () => {
  decided(denied)
  renderAt('/tasks?of=decided')

  await row('Permission 1')
  await waitFor(() => expect(window.location.hash).toBe('#/taskHistory'))
})
