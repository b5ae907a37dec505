import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, personDn, role } from './fakeRequestsServer'
import { toRequestsFor } from './routes'

test('who comes from the page of a person asks for that person', async () => {
  const { handlers } = fakeRequests({ permissions: [role('Payer')], people: ['ingrid'] })
  server.use(...handlers)
  renderAt(toRequestsFor([{ id: personDn('ingrid'), name: 'Ingrid Solberg' }]))

  const whom = within(await screen.findByRole('region', { name: 'For' }))
  expect(await whom.findByText('Ingrid Solberg')).toBeVisible()
  expect(whom.getByRole('radio', { name: 'Others' })).toBeChecked()
  expect(window.location.hash).toBe('#/requests')
})

test('who comes from the page of a team asks for a permission for several of its members', async () => {
  const { handlers } = fakeRequests({ permissions: [role('Payer')], people: ['ingrid', 'bo'] })
  server.use(...handlers)
  const members = [
    { id: personDn('ingrid'), name: 'Ingrid Solberg' },
    { id: personDn('bo'), name: 'Bo Lind' },
  ]
  const { user } = renderAt(toRequestsFor(members, { id: role('Payer').id, kind: 'role' }))

  const dialog = await screen.findByRole('dialog', { name: /Payer/ })
  await user.click(await within(dialog).findByRole('button', { name: 'Add to request' }))
  const cart = within(await screen.findByRole('region', { name: 'Your request' }))
  expect((await cart.findAllByText('Payer'))[0]).toBeVisible()
  const whom = within(screen.getByRole('region', { name: 'For' }))
  expect(whom.getByText('Ingrid Solberg')).toBeVisible()
  expect(whom.getByText('Bo Lind')).toBeVisible()
  expect(window.location.hash).toBe('#/requests')
})

const DETAILS = atUpstream('access/users/details')

test('a person without a name in the address has the name of the directory', async () => {
  const { handlers } = fakeRequests({ people: ['ingrid'] })
  server.use(
    ...handlers,
    http.get(DETAILS, ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn')
      return HttpResponse.json({ dn, fullName: 'Ingrid Solberg' })
    }),
  )
  renderAt(`/requests?for=${encodeURIComponent(personDn('ingrid'))}`)

  const whom = within(await screen.findByRole('region', { name: 'For' }))
  expect(await whom.findByText('Ingrid Solberg')).toBeVisible()
  expect(window.location.hash).toBe('#/requests')
})

test('an unknown person in the address is no recipient, and a message says so', async () => {
  server.use(
    ...fakeRequests({ teams: ['cn=Night'] }).handlers,
    http.get(DETAILS, () => {
      const Fault = { Code: { Value: 'x' }, Reason: { Text: 'There is no such person.' } }
      return HttpResponse.json({ Fault }, { status: 489 })
    }),
  )
  renderAt('/requests?for=cn%3Dnobody')

  expect(
    await screen.findByText(
      /cn=nobody.* was not added to the recipients\. There is no such person/,
    ),
  ).toBeVisible()
  const whom = within(screen.getByRole('region', { name: 'For' }))
  expect(whom.getByRole('radio', { name: 'Myself' })).toBeChecked()
  expect(window.location.hash).toBe('#/requests')
})
