import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakeRights } from '../../testing/fakeRights'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDashboard, GLOBAL } from './fakeDashboardServer'
import { toDashboard, toGlobalDashboard } from './routes'

async function open() {
  const { state, handlers } = fakeDashboard()
  server.use(...handlers)
  const view = renderAt(toGlobalDashboard())
  await screen.findByRole('grid', { name: 'Tiles' })
  return { state, ...view }
}

const save = () => screen.getByRole('button', { name: 'Save dashboard' })
const show = (name: string) => screen.getByRole('checkbox', { name: `Show ${name}` })

test('an administrator arranges the tiles for everybody, and it is said what changed', async () => {
  const { user, state, container } = await open()
  expect(save()).toBeDisabled()

  await user.click(screen.getByRole('checkbox', { name: 'Show My open tickets' }))
  await user.click(screen.getByRole('button', { name: 'Move My roles up' }))
  expect(screen.getByText('2 changes')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(save())

  expect(await screen.findByText('Dashboard for everyone saved')).toBeVisible()
  expect(state.tiles.map(({ key }) => key)).toEqual([
    'roles',
    'tasks',
    'resources',
    'requests',
    'helpdesk',
  ])
  expect(state.tiles.at(-1)?.hidden).toBe(true)
  await waitFor(() => expect(save()).toBeDisabled())
})

test('what the product came with is restored when it is saved', async () => {
  const { user, state } = await open()
  await user.click(screen.getByRole('button', { name: 'Move My roles up' }))
  await user.click(save())
  await screen.findByText('Dashboard for everyone saved')
  await waitFor(() => expect(save()).toBeDisabled())
  expect(state.tiles[0]?.key).toBe('roles')

  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  await user.click(save())

  await waitFor(() => expect(state.tiles[0]?.key).toBe('tasks'))
})

test('what is arranged while a save is under way is the next change', async () => {
  const { user, state } = await open()
  const { passed, open: answer } = gate()
  server.use(http.post(GLOBAL, () => passed.then(() => undefined)))
  await user.click(show('My tasks'))
  await user.click(save())
  await user.click(show('My roles'))

  answer()

  expect(await screen.findByText('Dashboard for everyone saved')).toBeVisible()
  expect(await screen.findByText('1 change')).toBeVisible()
  expect(show('My tasks')).not.toBeChecked()
  expect(show('My roles')).not.toBeChecked()
  expect(state.tiles.filter(({ hidden }) => hidden).map(({ key }) => key)).toEqual(['tasks'])
})

test('what the server refuses is told, and the arrangement stays', async () => {
  const { user } = await open()
  const fault = {
    Fault: { Code: { Subcode: { Value: 'SecurityException' } }, Reason: { Text: 'Not yours.' } },
  }
  server.use(http.post(GLOBAL, () => HttpResponse.json(fault, { status: 489 })))
  await user.click(screen.getByRole('checkbox', { name: 'Show My tasks' }))

  await user.click(save())

  expect(await screen.findByText(/Not yours\./)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Show My tasks' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByRole('checkbox', { name: 'Show My tasks' })).toBeChecked()
})

test('what another administrator hides or moves meanwhile is kept', async () => {
  const { user, state } = await open()
  await user.click(show('My tasks'))
  state.tiles = state.tiles.map((tile) => ({ ...tile, hidden: tile.key === 'roles' })).toReversed()

  await user.click(save())

  expect(await screen.findByText('Dashboard for everyone saved')).toBeVisible()
  expect(state.tiles).toEqual([
    { key: 'helpdesk', hidden: false },
    { key: 'requests', hidden: false },
    { key: 'resources', hidden: false },
    { key: 'roles', hidden: true },
    { key: 'tasks', hidden: true },
  ])
})

test('two orders are asked about before one goes over the other', async () => {
  const { user, state } = await open()
  await user.click(screen.getByRole('button', { name: 'Move My roles up' }))
  await user.click(show('My open tickets'))
  state.tiles = state.tiles.toReversed()
  const theirs = state.tiles

  await user.click(save())

  await screen.findByRole('alertdialog', { name: 'Someone else changed this' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByText('2 changes')).toBeVisible()
  await user.click(save())
  const question = within(await screen.findByRole('alertdialog'))
  const [, now, mine] = question.getAllByRole('definition')
  expect(now).toHaveTextContent(/^.?My open tickets.*My tasks.?$/)
  expect(mine).toHaveTextContent(/^.?My roles.*My tasks.*My open tickets.?$/)
  expect(state.tiles).toBe(theirs)
  await user.click(question.getByRole('button', { name: 'Use theirs' }))
  expect(screen.getByText('1 change')).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(state.tiles[0]).toEqual({ key: 'helpdesk', hidden: true }))
})

test('the order of another administrator is overwritten by whoever wants it', async () => {
  const { user, state } = await open()
  await user.click(screen.getByRole('button', { name: 'Move My roles up' }))
  state.tiles = state.tiles.toReversed()
  await user.click(save())

  await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }))

  await waitFor(() => expect(state.tiles[0]?.key).toBe('roles'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('what cannot be read is told, and the tiles are read anew whenever somebody comes to the page', async () => {
  const { state, handlers } = fakeDashboard()
  server.use(...handlers)
  server.use(http.get(GLOBAL, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user, router } = renderAt(toGlobalDashboard())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the tiles.')
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('checkbox', { name: 'Show My tasks' })).toBeChecked()

  await act(() => router.navigate(toDashboard()))
  expect(await screen.findByRole('button', { name: 'Customize' })).toBeVisible()
  state.tiles = state.tiles.map((tile) => ({ ...tile, hidden: tile.key === 'tasks' }))
  await act(() => router.navigate(toGlobalDashboard()))

  await waitFor(() => expect(show('My tasks')).not.toBeChecked())
})

test('until the tiles are saved and read again they stay as they are entered, and are not saved twice', async () => {
  const { passed, open: answer } = gate()
  const { user, state } = await open()
  const sent: string[] = []
  const submitted: boolean[] = []
  window.addEventListener('submit', (event) => submitted.push(event.defaultPrevented), {
    once: true,
  })
  const stored = gate()
  server.use(
    http.get(GLOBAL, async () => {
      if (sent.length > 0) await stored.passed
      return HttpResponse.json({ tiles: state.tiles })
    }),
    http.post<never, { tiles: typeof state.tiles }>(GLOBAL, async ({ request }) => {
      sent.push(new URL(request.url).search)
      await passed
      state.tiles = (await request.json()).tiles
      return HttpResponse.json({ tiles: state.tiles })
    }),
  )
  await user.click(show('My tasks'))
  await user.click(screen.getByRole('button', { name: 'Move My roles up' }))
  expect(screen.getByText(/Order/)).toHaveTextContent(/My tasks/)
  await user.click(save())
  await waitFor(() => expect(sent).toEqual(['?client=1']))
  await user.click(save())

  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled()
  answer()
  expect(await screen.findByText('Dashboard for everyone saved')).toBeVisible()
  expect(show('My tasks')).not.toBeChecked()
  stored.open()
  expect(await screen.findByText('No changes')).toBeVisible()
  expect(show('My tasks')).not.toBeChecked()
  expect(submitted).toEqual([true])
  expect(sent).toHaveLength(1)
})

test('the page stays closed to whoever does not arrange the dashboard', async () => {
  server.use(fakeRights('dashboard'))
  renderAt(toGlobalDashboard())

  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/Dashboard for everyone/)).toBeVisible()
})
