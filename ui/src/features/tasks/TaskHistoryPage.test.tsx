import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, LIST, LIST_OF_OTHERS, task } from './fakeTasksServer'
import { toTaskHistory } from './routes'

const AT = new Date(2027, 2, 1, 9, 30).getTime()
const PAGE = toTaskHistory()

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
  for (const words of ['Denied', 'Not needed', 'Mar 1, 2027 9:30 AM']) {
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

test('words of the engine that are no decision we know stay as the server writes them', async () => {
  decided(task('1', { comments: [{ system: true, comment: 'Task expired', date: AT }] }))
  renderAt(PAGE)

  expect(within(await row('Permission 1')).getByText('Task expired')).toBeVisible()
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

  expect(await screen.findByText('Your completed tasks are not available')).toBeVisible()
  expect(screen.queryByText('Permission 1')).not.toBeInTheDocument()
})

test('of a list with both, what waits is left out and the pages go on', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ ...denied, taskId: `d${String(at)}` }))
  decided(task('1'), ...many, task('2'))
  const { user } = renderAt(PAGE)
  expect(await screen.findAllByRole('link', { name: 'Permission 1' })).toHaveLength(9)

  await user.click(screen.getByRole('button', { name: 'Next page' }))

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Permission 1' })).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

test('the tasks that wait are elsewhere', async () => {
  decided(denied)
  renderAt('/tasks?of=decided')

  await row('Permission 1')
  await waitFor(() => expect(window.location.hash).toBe('#/taskHistory'))
})

describe('of others', () => {
  const LENA = { commentDn: 'cn=llind,o=data', commentFullName: 'Lena Lind' }
  const byLena = task('1', {
    comments: [
      { system: true, comment: 'Task denied', date: AT },
      { system: false, comment: 'Not needed', date: AT, ...LENA },
    ],
  })

  test('whoever looks after the tasks of everybody sees who decided on them', async () => {
    decided()
    server.use(
      http.get(LIST_OF_OTHERS, ({ request }) =>
        new URL(request.url).searchParams.get('status') === 'completed'
          ? HttpResponse.json({ tasks: [byLena], total: 1 })
          : HttpResponse.error(),
      ),
    )
    const { user } = renderAt(PAGE)
    await user.click(await screen.findByRole('radio', { name: 'Others' }))

    const first = within(await row('Lena Lind'))
    expect(first.getByRole('link', { name: 'Lena Lind' })).toBeVisible()
    expect(first.getByText('Amara Okafor')).toBeVisible()
    expect(first.getByRole('link', { name: 'Permission 1' })).toHaveAttribute(
      'href',
      '#/tasks/1?of=decided&by=others',
    )
    expect(window.location.hash).toBe('#/taskHistory?by=others')
  })

  test('a manager sees on what the members of a team decided, and comes back there from a task', async () => {
    const { asked } = decided(byLena)
    server.use(
      http.get('*/rest/access/teams/managelist', () =>
        HttpResponse.json({
          teams: [
            { dn: 'cn=Buyers,o=data', name: 'Buyers' },
            { dn: 'cn=Sellers,o=data', name: 'Sellers' },
          ],
          totalCount: 2,
        }),
      ),
    )
    const plain = { bootstrap: { rights: { authorized: true, readOnly: true } } }
    const { user, unmount } = renderAt(toTaskHistory('team'), plain)
    expect(await screen.findByRole('heading', { name: 'Choose a team' })).toBeVisible()
    await user.type(screen.getByRole('combobox', { name: 'Team' }), 'Sell')
    await user.click(await screen.findByRole('option', { name: 'Sellers' }))

    await row('Permission 1')
    expect(asked).toMatchObject([{ teamDN: 'cn=Sellers,o=data', status: 'completed' }])
    const list = '#/taskHistory?by=team&team=cn%3DSellers%2Co%3Ddata'
    expect(window.location.hash).toBe(list)
    unmount()

    renderAt('/tasks/1?of=decided&by=team&team=cn%3DSellers%2Co%3Ddata')
    expect(await screen.findByRole('link', { name: 'Task history' })).toHaveAttribute('href', list)
  })

  test('a proxy has the decisions of the person alone, whatever the address says', async () => {
    const { asked } = decided(byLena)
    const { store } = renderAt(toTaskHistory('others'))
    expect(await screen.findByRole('radio', { name: 'Others' })).toBeChecked()

    act(() => {
      store.dispatch(proxyModeEntered({ dn: 'cn=lena,o=data', fullName: 'Lena Lind' }))
    })

    await waitFor(() => {
      expect(asked.at(-1)).toMatchObject({ proxyUser: 'cn=lena,o=data' })
      expect(screen.queryByRole('radio', { name: 'Others' })).not.toBeInTheDocument()
    })
  })
})
