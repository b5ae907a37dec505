import { screen, within } from '@testing-library/react'
import { bootstrap } from '../../testing/bootstrap'
import { fakeOperations } from '../../testing/fakeOperations'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, holder } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole, toRoles } from './routes'

const clerk = role('Clerk')
const auditor = role('Auditor')
const CHANGING = ['modifyRole', 'deleteRole']

function known(operations: Parameters<typeof fakeOperations>[0]) {
  server.use(
    fakeOperations(operations),
    ...fakeAccess({ holders: [holder('Ann', {})] }).handlers,
    ...fakeRoles([clerk, auditor]).handlers.filter(({ info }) => !isRights(info)),
    ...fakePreferences().handlers,
  )
}

const isRights = (info: object) => 'path' in info && String(info.path).includes('delegatedAdmin')
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const FORBIDDEN = "You don't have the permission to change it"

test('in the list a lock marks each role that a delegated administrator may not touch', async () => {
  known({ [clerk.id]: CHANGING })
  renderAt(toRoles())

  expect(await screen.findByRole('img', { name: FORBIDDEN })).toBeVisible()
  expect(within(await row('Auditor')).getByRole('img', { name: FORBIDDEN })).toBeVisible()
  expect(within(await row('Clerk')).getByRole('checkbox')).toBeEnabled()
})

test('where nothing may be touched no lock stands in the way of the export', async () => {
  known({})
  renderAt(toRoles())

  expect(within(await row('Clerk')).getByRole('checkbox')).toBeEnabled()
  expect(screen.queryByRole('img', { name: FORBIDDEN })).not.toBeInTheDocument()
})

test('the page of such a role says so and leads to the right that is missing', async () => {
  known({ [clerk.id]: ['viewRole'] })
  const { rights } = bootstrap()
  renderAt(toRole(clerk.id), { bootstrap: { rights: { ...rights, domains: ['ROLES'] } } })

  expect(await screen.findByRole('link', { name: "Why can't I change it?" })).toHaveAttribute(
    'href',
    `#/rights?${new URLSearchParams({ object: clerk.id }).toString()}`,
  )
  expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument()
})

test.each([
  ['relations', 'Auditor'],
  ['resources', 'Laptop'],
] as const)('the %s of a role that may not be changed are read only', async (tab, related) => {
  known({ [clerk.id]: ['viewRole'] })
  const laptop = { id: 'cn=Laptop,o=system', name: 'Laptop', entityKey: '1', status: 50 }
  server.use(...fakeAccess({ childRoles: [auditor], resources: [laptop] }).handlers)
  renderAt(toRole(clerk.id, tab))

  expect(await screen.findByText(related)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Add|Map|Remove)/ })).not.toBeInTheDocument()
})

test.each([
  ['assignRole', 'Extend…', 'Revoke…'],
  ['revokeRole', 'Revoke…', 'Extend…'],
])('who has %s alone is offered %s, not %s', async (operation, offered, hidden) => {
  known({ [clerk.id]: [operation] })
  const { user } = renderAt(toRole(clerk.id, 'assignments'))
  await user.click(within(await row('Ann')).getByRole('checkbox'))

  expect(await screen.findByRole('button', { name: offered })).toBeVisible()
  expect(screen.queryByRole('button', { name: hidden })).not.toBeInTheDocument()
})
