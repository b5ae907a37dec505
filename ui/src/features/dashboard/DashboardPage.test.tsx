import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { featureRoutes } from '../../app/routes'
import { axe } from '../../testing/axe'
import { fakeRights } from '../../testing/fakeRights'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { inArabic } from '../../testing/renderOnPage'
import { server } from '../../testing/server'
import { counts, fakeDashboard, NUMBERS, OWN, TASKS } from './fakeDashboardServer'
import { toDashboard } from './routes'

const NOW = Date.UTC(2026, 2, 20, 12)
const DAY = 24 * 60 * 60 * 1000

beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  }),
)
afterEach(() => jest.useRealTimers())

function open(options: Parameters<typeof fakeDashboard>[0] = {}) {
  const { state, handlers } = fakeDashboard(options)
  server.use(...handlers)
  return { state, ...renderAt(toDashboard()) }
}

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Numbers' })).findAllByRole('listitem')
const names = async () =>
  (await tiles()).map((tile) => tile.textContent.replace(/[^A-Za-z ].*/, ''))

test('each tile says how many there are, and what is urgent, new or otherwise to know', async () => {
  open()

  await screen.findByText('12')
  expect((await tiles()).map((tile) => tile.textContent)).toEqual([
    'My tasks123 due within a weekOf these, partly overlapping: Claimed: 1',
    'My roles7New: 2',
    'My resources5',
    'My open requests3For others: 1, 15 total',
    'My open tickets0',
  ])
})

test('a tile leads to the list of what it counts, where there is one', async () => {
  server.use(...fakeDashboard().handlers)
  const { user } = renderAt(toDashboard(), { routes: [...pages, ...featureRoutes] })

  expect(await screen.findByRole('link', { name: /My open tickets/ })).toHaveAttribute(
    'href',
    '#/profile/helpDesk',
  )
  await user.click(screen.getByRole('link', { name: /My tasks/ }))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('a tile whose page stays closed to the person is no link', async () => {
  server.use(...fakeDashboard().handlers)
  renderAt(toDashboard(), {
    routes: [...pages, ...featureRoutes],
    bootstrap: {
      navigationRights: { pages: { tasks: false }, areaDefault: '', areaDefaultDisplayName: '' },
    },
  })

  await screen.findByText('12')
  expect(screen.queryByRole('link', { name: /My tasks/ })).not.toBeInTheDocument()
})

test('tasks stand by how long they have been waiting, as bars and as a table', async () => {
  const { user } = open({ since: [NOW, NOW - DAY, NOW - 3 * DAY, NOW - 4 * DAY, NOW - 30 * DAY] })
  const card = within(await screen.findByRole('region', { name: 'Tasks by age' }))

  await user.click(await card.findByRole('button', { name: 'Show as table' }))

  const rows = card.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['AgeMy tasks', 'Today1', '1 to 3 days2', '4 to 7 days1', 'Over a week1'])
})

test('of more tasks than one page holds the oldest are shown, and it is said', async () => {
  const { handlers } = fakeDashboard()
  const tasks = [{ taskId: '1', createTime: NOW }]
  server.use(
    http.get(TASKS, () => HttpResponse.json({ tasks, total: 412 })),
    ...handlers,
  )
  renderAt(toDashboard())

  expect(await screen.findByText('The oldest 1 of 412 tasks')).toBeVisible()
})

test('requests stand by their state, for oneself beside those for others', async () => {
  const { user } = open()
  const card = within(await screen.findByRole('region', { name: 'Requests by state' }))

  await user.click(await card.findByRole('button', { name: 'Show as table' }))

  const rows = card.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['StateFor meFor others', 'Pending21', 'Approved45', 'Denied20', 'Other10'])
})

test('who has no tasks and made no requests is told so in the place of the charts', async () => {
  const { handlers } = fakeDashboard()
  server.use(
    http.get(NUMBERS, () => HttpResponse.json({ requestData: {} })),
    ...handlers,
  )
  renderAt(toDashboard())

  expect(await screen.findByText('No tasks are waiting for you.')).toBeVisible()
  expect(await screen.findByText('You have made no requests.')).toBeVisible()
})

test('a number that the server does not say is not shown as none, and one that is cut has a plus', async () => {
  const { handlers } = fakeDashboard()
  const requestData = { ...counts.requestData, requestHasMore: true }
  server.use(
    http.get(NUMBERS, () => HttpResponse.json({ requestData })),
    ...handlers,
  )
  renderAt(toDashboard())

  await screen.findByText('3+')
  const [tasks] = await tiles()
  expect(tasks).toHaveTextContent('My tasks–Not available')
})

test('numbers that cannot be read leave the chart of the tasks, and can be read again', async () => {
  const { handlers } = fakeDashboard({ since: [NOW] })
  server.use(...handlers)
  server.use(http.get(NUMBERS, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(toDashboard())

  expect(await screen.findByRole('list', { name: 'Tasks by age' })).toBeVisible()
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  if (retry) await user.click(retry)

  expect(await screen.findByText('12')).toBeVisible()
})

test('somebody hides a tile and moves another, and so it stays', async () => {
  const { user, state } = open()
  await user.click(await screen.findByRole('button', { name: 'Customize' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Customize the dashboard' }))
  expect(dialog.queryByRole('button', { name: 'Restore defaults' })).not.toBeInTheDocument()

  await user.click(dialog.getByRole('checkbox', { name: 'Show My tasks' }))
  await user.click(dialog.getByRole('button', { name: 'Move My resources up' }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByText('Dashboard customized')).toBeVisible()
  await waitFor(async () => {
    expect(await names()).toEqual([
      'My resources',
      'My roles',
      'My open requests',
      'My open tickets',
    ])
  })
  expect(screen.queryByRole('region', { name: 'Tasks by age' })).not.toBeInTheDocument()
  expect(state.kept).toContain('{"key":"tasks","hidden":true}')
})

test('the defaults come back', async () => {
  const { user, state } = open({
    own: '[{"key":"helpdesk","hidden":false},{"key":"tasks","hidden":true}]',
  })
  await waitFor(async () => {
    expect((await names())[0]).toBe('My open tickets')
  })
  await user.click(screen.getByRole('button', { name: 'Customize' }))

  await user.click(await screen.findByRole('button', { name: 'Restore defaults' }))

  await waitFor(async () => {
    expect((await names())[0]).toBe('My tasks')
  })
  expect(state.kept).toBeUndefined()
  expect(await screen.findByText('Dashboard restored successfully')).toBeVisible()
})

test('a choice that could not be kept is said, nothing of it is lost, and it can be sent again', async () => {
  const { user } = open()
  const refusal = { success: false, message: 'Read-only.' }
  server.use(http.post(OWN, () => HttpResponse.json(refusal), { once: true }))
  await user.click(await screen.findByRole('button', { name: 'Customize' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Show My tasks' }))

  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('The dashboard could not be saved. Read-only.')
  expect(dialog.getByRole('checkbox', { name: 'Show My tasks' })).not.toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Dashboard customized')).toBeVisible()
})

test('a dashboard that something else arranged counts as not arranged', async () => {
  open({ own: '{"widgets": ["tasks"]}' })

  await waitFor(async () => {
    expect(await names()).toHaveLength(5)
  })
})

test('tiles that the settings close are neither shown nor offered', async () => {
  const { user } = open({ closed: ['helpdesk', 'roles'] })

  await user.click(await screen.findByRole('button', { name: 'Customize' }))

  expect((await screen.findAllByRole('checkbox')).length).toBe(3)
})

test('who may see no tile is told so, and has nothing to customize', async () => {
  open({ closed: ['tasks', 'roles', 'resources', 'requests', 'helpdesk'] })

  expect(await screen.findByRole('heading', { name: 'No tiles for you' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Customize' })).not.toBeInTheDocument()
})

test('the page stays closed to whoever has no right to it', async () => {
  server.use(fakeRights(), ...fakeDashboard().handlers)
  renderAt(toDashboard())

  expect(
    await screen.findByRole('alertdialog', { name: 'Unauthorized access to Dashboard page' }),
  ).toBeVisible()
})

test('only who may arrange the dashboard for everybody is led there', async () => {
  const { handlers } = fakeDashboard()
  server.use(fakeRights('dashboard'), ...handlers)
  renderAt(toDashboard())

  await screen.findByText('12')
  expect(screen.queryByRole('link', { name: 'For everyone' })).not.toBeInTheDocument()
})

test('the dashboard is accessible, also from the right', async () => {
  const { handlers } = fakeDashboard({ since: [NOW] })
  server.use(...handlers)
  const { container } = renderAt(toDashboard(), { bootstrap: inArabic() })

  expect(await screen.findByRole('heading', { name: 'لوحة المعلومات' })).toBeVisible()
  expect(await screen.findByRole('list', { name: 'المهام حسب العمر' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(await axe(container)).toHaveNoViolations()
})
