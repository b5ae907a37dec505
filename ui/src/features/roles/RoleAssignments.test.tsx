import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { chooseAction } from '../../testing/chooseAction'
import { restoreColumns, showColumn } from '../../testing/customizeColumns'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, holder, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

beginWithoutDrafts()

const clerk = role('Clerk')
const ann = 'cn=Ann,ou=users,o=data'
const finance = 'cn=Finance,ou=groups,o=data'
const DAY_MS = 86_400_000

function known(access: Partial<RoleAccess>, preferences: Record<string, string[]> = {}) {
  const fake = fakeAccess(access)
  server.use(
    ...fake.handlers,
    ...fakeRoles([clerk]).handlers,
    ...fakePreferences(preferences).handlers,
  )
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const open = () => renderAt(toRole(clerk.id, 'assignments'))

test('holders come with their cause, and each cause leads to where it is removed', async () => {
  const chief = { dn: 'cn=Chief,cn=Level30,o=system', name: 'Chief' }
  known({
    holders: [
      holder('Ann', {}),
      holder('Ben', { source: finance }),
      holder('Cleo', chief),
      holder('Dora', { source: 'ou=users,o=data' }),
      holder('Finance', { recipientDn: finance, recipientType: 'GROUP' }),
    ],
  })
  const { container } = open()

  expect(await row('Ann')).toHaveTextContent('Direct')
  const group = within(await row('Ben')).getByRole('link', { name: 'Finance' })
  expect(group).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(finance)))
  const byRole = within(await row('Cleo')).getByRole('link', { name: 'Chief' })
  expect(byRole).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(chief.dn)))
  expect(await row('Dora')).toHaveTextContent('By container users')
  expect(await axe(container)).toHaveNoViolations()
})

test('what comes with something else has a lock that says where to go', async () => {
  known({ holders: [holder('Ben', { source: finance })] })
  open()

  const ben = within(await row('Ben'))
  const lock = 'Comes with the group Finance. Remove it there.'
  expect(ben.getByRole('img', { name: lock })).toBeVisible()
  expect(ben.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(ben.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument()
})

test('waiting, denied, future and ending assignments say so', async () => {
  const soon = String(Date.now() + 6 * DAY_MS)
  const later = { effectiveDate: String(Date.UTC(2199, 11, 1, 12)), statusCode: '25' }
  known({
    holders: [
      holder('Ann', { statusCode: '15', statusDisplay: 'Approval pending' }),
      holder('Ben', { statusCode: '95', statusDisplay: 'Denied' }),
      holder('Cleo', later),
      holder('Dora', { expiryDate: soon }),
      holder('Elif', { grant: false, statusCode: '15' }),
    ],
  })
  open()

  expect(await row('Ann')).toHaveTextContent('Approval Pending')
  expect(await row('Ben')).toHaveTextContent('Not assigned')
  expect(await row('Cleo')).toHaveTextContent('Starts Dec 1, 2199')
  expect(await row('Dora')).toHaveTextContent('in 6 days')
  expect(await row('Elif')).toHaveTextContent('Being removed')
})

test('what waits says since when', async () => {
  const requestDate = String(Date.UTC(2026, 10, 3, 12))
  known({ holders: [holder('Ann', { statusCode: '15', requestDate }), holder('Ben', {})] })
  open()

  expect(await row('Ann')).toHaveTextContent('Waiting since Nov 3, 2026')
  expect(await row('Ben')).not.toHaveTextContent('Waiting since')
})

test('how many are in each state is counted among all pages, and a figure filters by it', async () => {
  const soon = String(Date.now() + 6 * DAY_MS)
  const many = Array.from({ length: 40 }, (_, at) => holder(`Person ${String(at)}`, {}))
  const holders = [
    ...many,
    holder('Dora', { expiryDate: soon }),
    holder('Ann', { statusCode: '15' }),
  ]
  known({})
  server.use(
    http.post('*/rest/catalog/roles/role/assignments/v2', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      return HttpResponse.json({ assignmentStatusList: holders.slice(0, size), total: 42 })
    }),
  )
  const { user } = open()

  const states = within(await screen.findByRole('group', { name: 'State' }))
  expect(states.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Provisioned41',
    'Pending1',
    'Expires within 30 days1',
  ])
  await user.click(states.getByRole('button', { name: /Pending/ }))

  expect(await row('Ann')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Person/ })).toBeNull())
  expect(states.getByRole('button', { name: /Pending/ })).toHaveAttribute('aria-pressed', 'true')
})

test('states of more holders than one call gives are not counted', async () => {
  const { access } = known({ holders: [holder('Ann', {})] })
  server.use(
    http.post('*/rest/catalog/roles/role/assignments/v2', () =>
      HttpResponse.json({ assignmentStatusList: access.holders, total: 301 }),
    ),
  )
  open()

  await row('Ann')
  expect(screen.getByText('301 entries')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Provisioned/ })).not.toBeInTheDocument()
})

test('the switch leaves out those who have it through something else', async () => {
  const { lists } = known({ holders: [holder('Ann', {})] })
  const { user } = open()
  await row('Ann')

  await user.click(screen.getByText('Include indirect holders'))

  await waitFor(() => expect(lists).toHaveLength(2))
  const direct = lists.map(({ searchParams }) => searchParams.get('onlyDirectAssignments'))
  expect(direct).toEqual(['false', 'true'])
})

test('the older call is asked where the newer one is not there', async () => {
  known({})
  server.use(
    http.post('*/rest/catalog/roles/role/assignments/v2', () =>
      HttpResponse.json({ code: 'not_found', message: 'No.' }, { status: 404 }),
    ),
    http.post('*/rest/catalog/roles/role/assignments', () =>
      HttpResponse.json({ assignmentStatusList: [holder('Ann', {})], total: 1 }),
    ),
  )
  open()

  expect(await row('Ann')).toBeVisible()
})

test('groups are filtered among those that one call gives', async () => {
  const group = { recipientDn: finance, recipientType: 'GROUP' }
  const { lists } = known({ holders: [holder('Ann', {}), holder('Finance', group)] })
  renderAt(`${toRole(clerk.id, 'assignments')}&filter.recipient=group`)

  expect(await row('Finance')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Ann/ })).not.toBeInTheDocument()
  expect(lists[0]?.searchParams.get('size')).toBe('300')
})

test('a role that nobody has says so, with the way to assign it', async () => {
  known({})
  open()

  expect(await screen.findByText('Nobody has this role.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Assign' })).toHaveLength(2)
})

test('a revocation is confirmed, and what was refused is named with the reason', async () => {
  const refused = { id: clerk.id, dn: 'cn=Ben,ou=users,o=data', reason: 'You may not.' }
  const { sent } = known({
    holders: [holder('Ann', {}), holder('Ben', {})],
    asked: [{ success: false, succeeded: [{ id: clerk.id, dn: ann }], failed: [refused] }],
  })
  const { user } = open()
  for (const name of ['Ann', 'Ben']) {
    await user.click(within(await row(name)).getByRole('checkbox'))
  }
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Revoke…' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))

  expect(await screen.findByText('Clerk: not revoked: 1')).toBeVisible()
  expect(screen.getByText(/You may not/)).toBeVisible()
  const assignmentToList = ['Ann', 'Ben'].map((name) => ({
    assignedToDn: `cn=${name},ou=users,o=data`,
    subtype: 'user',
  }))
  const assignments = [{ id: clerk.id, entityType: 'role', assignmentToList }]
  expect(sent).toEqual([{ call: 'DELETE list', body: { reason: '', assignments } }])
})

test('an end is moved by asking for the same again until a later day', async () => {
  const { sent } = known({ holders: [holder('Ann', { expiryDate: '4102444799000' })] })
  const { user } = open()
  await chooseAction(user, 'Ann', 'Extend…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Clerk' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Goes on')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))

  expect(await screen.findByText('Clerk: extensions requested: 1')).toBeVisible()
  const assignmentToList = [{ assignedToDn: ann, subtype: 'user' }]
  const assignments = [{ id: clerk.id, entityType: 'role', assignmentToList }]
  expect(sent).toEqual([{ call: 'POST assign', body: { reason: 'Goes on', assignments } }])
})

test('the columns are those that somebody chose for lists of assignments', async () => {
  const columns = 'idm.assignmentList.columns'
  const { kept, handlers } = fakePreferences({ [columns]: ['recipientFullName', 'description'] })
  known({ holders: [holder('Ann', { description: 'Year end' })] })
  server.use(...handlers)
  const { user } = open()

  expect(await row('Ann')).toHaveTextContent('Year end')
  expect(screen.getByRole('columnheader', { name: /Reason/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /State/ })).not.toBeInTheDocument()
  await showColumn(user, 'State')
  await waitFor(() => expect(kept.get(columns)).toHaveLength(3))
  expect(await screen.findByRole('columnheader', { name: /State/ })).toBeVisible()
  await restoreColumns(user)
  await waitFor(() => expect(kept.has(columns)).toBe(false))
})
