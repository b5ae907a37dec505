import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { restoreColumns, showColumn } from '../../testing/customizeColumns'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

const clerk = role('Clerk')
const waiting = {
  id: '1',
  entityType: 'role',
  name: 'Clerk',
  recipient: 'cn=Ann,ou=users,o=data',
  recipientName: 'Ann',
  requesterName: 'Ben',
  requestState: 15,
  requestDate: Date.UTC(2026, 10, 3, 12),
  action: 'grant',
  reason: 'Year end',
  confirmationNumber: '20261103-1',
  retractable: true,
}

function known(access: Partial<RoleAccess>) {
  const fake = fakeAccess({ requests: [waiting], ...access })
  const handlers = [...fake.handlers, ...fakeRoles([clerk]).handlers]
  server.use(...handlers, ...fakePreferences().handlers)
  return fake
}

const row = () => screen.findByRole('row', { name: /Ann/ })

test('a request names recipient, requester, state, day, action and reason', async () => {
  const { lists } = known({})
  renderAt(`${toRole(clerk.id, 'requests')}&filter.status=pending&filter.action=grant`)

  const cells = await row()
  for (const text of ['Ann', 'Ben', 'Approval Pending', 'Nov 3, 2026', 'Grant', 'Year end']) {
    expect(cells).toHaveTextContent(text)
  }
  const asked = Object.fromEntries(lists[0]?.searchParams ?? [])
  expect(asked).toMatchObject({
    item: clerk.id,
    type: 'role',
    status: 'pending',
    action: 'grant',
  })
})

test('columns and page size are those that somebody chose for lists of requests', async () => {
  const columns = 'idm.requestStatusList.columns'
  const { kept, handlers } = fakePreferences({
    [columns]: ['recipientName', 'confirmationNumber'],
    'idm.requestStatusList.pageSize': ['50'],
  })
  const { lists } = known({})
  server.use(...handlers)
  const { user } = renderAt(toRole(clerk.id, 'requests'))

  expect(await row()).toHaveTextContent('20261103-1')
  expect(lists[0]?.searchParams.get('size')).toBe('50')
  expect(screen.queryByRole('columnheader', { name: /Reason/ })).not.toBeInTheDocument()
  await showColumn(user, 'Reason')
  await waitFor(() => expect(kept.get(columns)).toHaveLength(3))
  expect(await screen.findByRole('columnheader', { name: /Reason/ })).toBeVisible()
  await restoreColumns(user)
  await waitFor(() => expect(kept.has(columns)).toBe(false))
})

test('what was decided on meanwhile stays, with the reason, and the list is read again', async () => {
  const { lists } = known({
    retracted: { success: false, succeeded: [], failed: [{ id: '1', reason: 'It is decided.' }] },
  })
  const { user } = renderAt(toRole(clerk.id, 'requests'))
  await user.click(within(await row()).getByRole('button', { name: 'Actions for Ann' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Retract…' }))
  await user.click(await screen.findByRole('button', { name: 'Retract' }))

  expect(await screen.findByText(/It is decided/)).toBeVisible()
  await waitFor(() => expect(lists).toHaveLength(2))
})

test('requests are counted by state, what is not known is left out, and a figure filters by it', async () => {
  known({})
  const statuses = new Map([
    ['running', 2],
    ['denied', 0],
  ])
  const asked: URLSearchParams[] = []
  server.use(
    http.post('*/rest/access/requests/historylist/permission', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      const total = statuses.get(searchParams.get('status') ?? '')
      if (searchParams.get('size') !== '1')
        return HttpResponse.json({ requests: [waiting], total: 1 })
      return HttpResponse.json({ requests: [], total })
    }),
  )
  const { user } = renderAt(toRole(clerk.id, 'requests'))

  const states = within(await screen.findByRole('group', { name: 'Status' }))
  expect(states.getAllByRole('button').map((each) => each.textContent)).toEqual(['Running2'])
  await user.click(states.getByRole('button', { name: /Running/ }))

  const isFiltered = (each: URLSearchParams) =>
    each.get('size') !== '1' && each.get('status') === 'running'
  await waitFor(() => expect(asked.filter(isFiltered)).toHaveLength(1))
  expect(await row()).toHaveTextContent('Waiting since Nov 3, 2026')
})
