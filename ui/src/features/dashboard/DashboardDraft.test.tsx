import { screen, waitFor, within } from '@testing-library/react'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDashboard } from './fakeDashboardServer'
import { toDashboard, toGlobalDashboard } from './routes'

beginWithoutDrafts()

async function customize() {
  const view = renderAt(toDashboard())
  await view.user.click(await screen.findByRole('button', { name: 'Customize' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Customize the dashboard' }))
  return { ...view, dialog }
}

test('tiles that were chosen when the session ended are offered again, but for those that were closed since', async () => {
  server.use(...fakeDashboard().handlers)
  const before = await customize()
  await before.user.click(before.dialog.getByRole('checkbox', { name: 'Show My tasks' }))
  await before.user.click(before.dialog.getByRole('button', { name: 'Move My resources up' }))
  await endSession(before)
  const { state, handlers } = fakeDashboard({ closed: ['helpdesk'] })
  server.use(...handlers)

  const { user, dialog } = await customize()
  await user.click(await dialog.findByRole('button', { name: 'Restore' }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  await waitFor(() =>
    expect(JSON.parse(state.kept ?? '[]')).toEqual([
      { key: 'tasks', hidden: true },
      { key: 'resources', hidden: false },
      { key: 'roles', hidden: false },
      { key: 'requests', hidden: false },
    ]),
  )
})

test('what was arranged for everybody is offered again, and what another administrator hid since stays hidden', async () => {
  const { state, handlers } = fakeDashboard()
  server.use(...handlers)
  const view = renderAt(toGlobalDashboard())
  await view.user.click(await screen.findByRole('button', { name: 'Move My roles up' }))
  await endSession(view)
  state.tiles = state.tiles.map((tile) => ({ ...tile, hidden: tile.key === 'helpdesk' }))

  const { user } = renderAt(toGlobalDashboard())
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByText('1 change')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save dashboard' }))

  await waitFor(() => expect(state.tiles[0]?.key).toBe('roles'))
  expect(state.tiles.at(-1)).toEqual({ key: 'helpdesk', hidden: true })
})
