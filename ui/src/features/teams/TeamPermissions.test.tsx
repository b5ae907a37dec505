import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { bean, fakeGrants, fakeTeams, team } from './fakeTeamsServer'
import { auditor, finance, laptop, nightShift, payer, permissionsTab } from './fakeGrants'

function granted(beans: Parameters<typeof fakeGrants>[0], size?: number) {
  const grants = fakeGrants(beans, size)
  server.use(...fakeTeams(nightShift).handlers, ...grants.handlers)
  return grants
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

test('each thing has one row with all that may be done with it, by kind', async () => {
  const { asked } = granted([...payer, finance, auditor, laptop], 2)
  const { user, container: page } = renderAt(permissionsTab)

  expect(await row('Payer')).toHaveTextContent(/View roles.*Assign roles/)
  expect(await row('Finance')).toHaveTextContent(/Everything in this container.*Assign roles/)
  expect(await row('Auditor')).toHaveTextContent(/Excluded/)
  expect(screen.queryByRole('row', { name: /Laptop/ })).not.toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /Roles/ })).toHaveTextContent('3')
  expect(asked.map(({ query }) => query.nextIndex)).toEqual(['1', '3', '5'])
  expect(asked[0]).toMatchObject({
    query: { q: '*', size: '300', sortOrder: 'asc', forceRefresh: 'true' },
    body: { dn: nightShift.dn },
  })
  expect(await axe(page)).toHaveNoViolations()

  await user.click(screen.getByRole('tab', { name: /Resources/ }))
  expect(await row('Laptop')).toHaveTextContent('Assign resources')
  expect(window.location.hash).toBe(`#${permissionsTab}&kind=RESOURCES`)
})

test('a team that is for one domain has permissions of that one', async () => {
  server.use(...fakeTeams(team('Night Shift')).handlers, ...fakeGrants(payer).handlers)
  renderAt(permissionsTab)

  await row('Payer')
  expect(screen.queryByRole('tab', { name: /Requests/ })).not.toBeInTheDocument()
})

test('what only the server knows has the server’s words', async () => {
  granted([bean('Payer', 'polishRole', { permissionDisplay: 'Polish Role' })])
  renderAt(permissionsTab)

  expect(await row('Payer')).toHaveTextContent('Polish Role')
})

test('the containers of levels have the names of the levels', async () => {
  granted([bean('Level20', 'viewRole', { objClass: 'nrfRoleDefs' })])
  renderAt(permissionsTab)

  expect(await row('IT Role')).toHaveTextContent(/Everything in this container/)
})

test('things are found by name and sorted by it', async () => {
  granted([...payer, finance, auditor])
  const { user } = renderAt(permissionsTab)
  await row('Payer')
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Auditor', 'FinanceEverything in this container', 'Payer'])

  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names()[0]).toBe('Payer'))
  await user.type(
    screen.getByRole('searchbox', { name: 'Search permissions by name' }),
    'PAY{Enter}',
  )

  await waitFor(() => expect(names()).toEqual(['Payer']))
})

test('who can only look at the team changes none of its permissions', async () => {
  server.use(
    ...fakeTeams({ ...nightShift, readOnly: true }).handlers,
    ...fakeGrants([...payer, finance]).handlers,
  )
  renderAt(permissionsTab)

  await row('Payer')
  expect(screen.queryByRole('button', { name: 'Add permissions' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Exclude' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('permissions that cannot be read can be tried again', async () => {
  granted(payer)
  server.use(
    http.post('*/teams/team/permissions', () => new HttpResponse(null, { status: 502 }), {
      once: true,
    }),
  )
  const { user } = renderAt(permissionsTab)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the permissions.')

  await user.click(within(alert).getByRole('button'))

  expect(await row('Payer')).toBeVisible()
})
