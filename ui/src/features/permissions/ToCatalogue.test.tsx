import { screen, within } from '@testing-library/react'
import { featureRoutes } from '../../app/routes'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakePermissions, held, idOf } from './fakePermissionsServer'
import { toPermissions } from './routes'

const requests: AppRoute = {
  path: 'requests',
  lazy: () => Promise.resolve({ Component: () => <h1>Ask for access</h1> }),
  texts: [],
  handle: { right: 'requests', helpAnchor: 'requests', titleKey: 'requests' },
}
const own = featureRoutes.filter(({ path }) => path === 'permissions')

/** Opens the menu with the actions of the person's role. */
async function openActions(...routes: readonly AppRoute[]) {
  server.use(...fakePreferences().handlers, ...fakePermissions({ own: [held('Payer')] }).handlers)
  const { user } = renderAt(toPermissions(), { routes: [...own, ...routes] })
  const row = within(await screen.findByRole('row', { name: /Payer/ }))
  await user.click(row.getByRole('button', { name: 'Actions for Payer' }))
  await screen.findByRole('menuitem', { name: 'Remove…' })
  return user
}

test('what one has opens in the catalogue, to be asked for again or for somebody else', async () => {
  const user = await openActions(requests)
  await user.click(screen.getByRole('menuitem', { name: 'Open in the catalog' }))

  expect(await screen.findByRole('heading', { name: 'Ask for access' })).toBeVisible()
  expect(new URLSearchParams(window.location.hash.split('?')[1]).get('item')).toBe(idOf('Payer'))
})

test('nothing leads to the catalogue for who may not open it', async () => {
  await openActions()

  expect(screen.queryByRole('menuitem', { name: 'Open in the catalog' })).not.toBeInTheDocument()
})

test('somebody without permissions is led from the empty list to the catalog', async () => {
  server.use(...fakePreferences().handlers, ...fakePermissions({ own: [] }).handlers)
  renderAt(toPermissions(), { routes: [...own, requests] })
  await screen.findByRole('heading', { name: 'You have no roles or resources' })

  const content = within(screen.getByRole('main'))
  expect(await content.findByRole('link', { name: 'Request access' })).toHaveAttribute(
    'href',
    '#/requests',
  )
})
