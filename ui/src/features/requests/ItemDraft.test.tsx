import { screen, within } from '@testing-library/react'
import { beginWithoutDrafts, endSession, keptDrafts } from '../../testing/draftDevice'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDefinitions, formDialog, laptop, openForm } from './fakeDefinitions'
import { fakeRequests } from './fakeRequestsServer'
import { toRequests } from './routes'

const badge = {
  id: 'cn=Badge,o=resources',
  name: 'Badge',
  entityType: 'resource',
  permParams: [{ key: 'site', dataType: 'String', displayLabel: 'Site' }],
}

beginWithoutDrafts()
beforeEach(() => server.use(...fakeRequests({ permissions: [badge], details: [badge] }).handlers))

/** Opens the dialog in which the badge is added. */
async function openBadge() {
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Badge' }))
  const site = await screen.findByRole('textbox', { name: /^Site/ })
  return { ...view, site, dialog: within(screen.getByRole('dialog', { name: 'Badge' })) }
}

test('what was answered and not added when the session ended is offered again, until it is added', async () => {
  const before = await openBadge()
  await before.user.type(before.site, 'Bergen')
  await before.user.click(before.dialog.getByRole('spinbutton', { name: /month, .*End/ }))
  await before.user.keyboard('03312090')
  await endSession(before)

  const view = await openBadge()
  await view.user.click(await view.dialog.findByRole('button', { name: 'Restore' }))
  expect(view.site).toHaveValue('Bergen')
  await view.user.click(view.dialog.getByRole('button', { name: 'Add to request' }))
  expect(await screen.findByText(/Mar 31, 2090/)).toBeVisible()
  await endSession(view)

  const [cart, ...others] = await keptDrafts()
  expect(cart).toBeDefined()
  expect(others).toEqual([])
})

test('how long something is to last comes back along with its form', async () => {
  server.use(...fakeDefinitions({ details: [{ ...laptop, isExpirationRequired: true }] }).handlers)
  const view = renderAt(toRequests())
  await openForm(view)
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await view.user.type(formDialog().getByRole('textbox', { name: /^Duration/ }), '2{Tab}')
  await endSession(view)

  const { user } = renderAt(toRequests())
  const add = await openForm({ user })
  await user.click(await formDialog().findByRole('button', { name: 'Restore' }))
  expect(formDialog().getByRole('textbox', { name: 'Model' })).toHaveValue('X1')
  expect(formDialog().getByRole('textbox', { name: /^Duration/ })).toHaveValue('2')
  await add()

  expect(await screen.findByRole('button', { name: 'Form Laptop' })).toBeVisible()
})
