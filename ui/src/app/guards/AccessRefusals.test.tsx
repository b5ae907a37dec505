import { act, screen, within } from '@testing-library/react'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'

const DEFAULT = { pages: {}, areaDefault: 'tasks', areaDefaultDisplayName: 'My tasks' }
const OLDER = {
  olderDashboard: 'https://old.example/dash',
  productInformation: '',
  passwordChange: '',
  formScripts: [],
}

async function refused(detail: object | null, bootstrap: object = {}, path = '/users/me') {
  const view = renderAt(path, {
    routes: pages,
    bootstrap: { menu, navigationRights: DEFAULT, ...bootstrap },
  })
  await screen.findByRole('heading', { level: 1 })
  act(() => {
    window.dispatchEvent(new CustomEvent('authorizeAccess', { detail }))
  })
  const dialog = await screen.findByRole('alertdialog')
  const close = () => view.user.click(within(dialog).getByRole('button', { name: 'Close' }))
  return { ...view, dialog, close }
}

test('an event opens the dialog, for the page that is open and the default one', async () => {
  const { dialog, close } = await refused(null)
  expect(dialog).toHaveAccessibleName('Unauthorized access to Users page')
  expect(dialog).toHaveTextContent('Close will redirect to My tasks page')
  await close()

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('an event may name the page, where to go, and what that is called', async () => {
  const detail = {
    pageName: 'groupsOfMine',
    redirectTo: 'users/me',
    displayName: 'My own page',
  }
  const { dialog, close } = await refused(detail, {}, '/tasks')
  expect(dialog).toHaveAccessibleName('Unauthorized access to groupsOfMine page')
  expect(dialog).toHaveTextContent('Close will redirect to My own page page')
  await close()

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(window.location.hash).toBe('#/users/me')
})

test('a page that is not here is opened at the older dashboard', async () => {
  const { close, departures } = await refused({ redirectTo: 'reports' }, { addresses: OLDER })
  await close()

  expect(departures).toEqual(['https://old.example/dash#/reports'])
})

test('a page that is here is opened here, whatever the older dashboard has', async () => {
  const { close, departures } = await refused({ redirectTo: 'tasks' }, { addresses: OLDER })
  await close()

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(departures).toEqual([])
})

test('without an older dashboard the first page takes its place', async () => {
  const { close, departures } = await refused({ redirectTo: 'reports', displayName: 'Reports' })
  await close()

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(departures).toEqual([])
})
