import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  asked,
  DISPLAY_SETTINGS,
  fakeHistory as fake,
  HISTORY,
  idOf,
  LENA,
} from './fakeHistoryServer'
import { toHistory, toRequest } from './routes'

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const lena = { dn: LENA, fullName: 'Lena Lind' }

function fakeHistory(given: Parameters<typeof fake>[0]) {
  const { handlers, ...noted } = fake(given)
  server.use(...fakePreferences().handlers, ...handlers)
  return noted
}

test('a row says what was asked for, by whom, for whom, why, and where it stands', async () => {
  fakeHistory({
    requests: [
      asked('Payer', { recipient: LENA, recipientName: 'Lena Lind' }),
      asked('Staff portal', { entityType: 'resource', requestState: 50, action: 'revoke' }),
      asked('Time Off', { entityType: 'PRD', requestState: 5 }),
    ],
  })
  const { container } = renderAt(toHistory())

  const payer = within(await row('Payer'))
  for (const words of ['Approval Pending', 'Lena Lind', 'Amara Okafor', 'Grant', 'New project']) {
    expect(payer.getByText(words)).toBeVisible()
  }
  expect(payer.getByText('20260105-3')).toBeVisible()
  expect(payer.getByText('Jan 5, 2026 4:20 PM')).toBeVisible()
  expect(payer.getByRole('link', { name: 'Payer' })).toHaveAttribute(
    'href',
    `#${toRequest(idOf('Payer'))}`,
  )
  const portal = within(await row('Staff portal'))
  expect(portal.getByText('Resource')).toBeVisible()
  expect(portal.getByText('Provisioned')).toBeVisible()
  expect(portal.getByText('Revoke')).toBeVisible()
  const timeOff = within(await row('Time Off'))
  expect(timeOff.getByText('Request form')).toBeVisible()
  expect(timeOff.getByText('Refused')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('the latest come first, and another kind is asked for with its own states', async () => {
  const { lists } = fakeHistory({ requests: [asked('Payer')] })
  const { user } = renderAt(`${toHistory()}?filter.status=terminated`)
  await row('Payer')
  const first = { q: '*', nextIndex: '1', size: '10', sortBy: 'requestDate', sortOrder: 'desc' }
  expect(lists()[0]?.query).toEqual({ ...first, status: 'terminated' })

  await user.click(screen.getByRole('radio', { name: 'Request forms' }))

  await waitFor(() => expect(lists().at(-1)?.query).toEqual({ ...first, type: 'prd' }))
  expect(window.location.hash).toBe('#/history?type=prd')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Refused' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(lists().at(-1)?.query).toEqual({ ...first, type: 'prd', status: '5' }))
})

test.each([
  [undefined, ['Running or pending', 'Approved, completed or denied', 'Retracted or failed']],
  [
    'role',
    ['Running', 'Approval Pending', 'Approved', 'Completed', 'Denied', 'Retracted or failed'],
  ],
  [
    'resource',
    ['Running', 'Approval Pending', 'Approved', 'Completed', 'Denied', 'Retracted or failed'],
  ],
  ['prd', ['Processing', 'Denied', 'Approved', 'Retracted', 'Error', 'Refused']],
])('of the kind %p these states can be chosen: %j', async (kind, states) => {
  fakeHistory({ requests: [asked('Payer')] })
  const { user } = renderAt(kind ? `${toHistory()}?type=${kind}` : toHistory())
  await row('Payer')

  await user.click(screen.getByRole('button', { name: 'Filters' }))

  const group = within(await screen.findByRole('group', { name: 'Status' }))
  for (const name of states) expect(group.getByRole('checkbox', { name })).toBeVisible()
  expect(group.getAllByRole('checkbox')).toHaveLength(states.length)
})

test('filters of several states, of an action and of days go to the server', async () => {
  const { lists } = fakeHistory({ requests: [asked('Payer')] })
  const query = [
    'filter.status=running%2Cpending',
    'filter.status=terminated',
    'filter.action=revoke',
    'filter.date=2026-01-05..2026-01-06',
  ]
  renderAt(`${toHistory()}?${query.join('&')}`)
  await row('Payer')

  expect(lists()[0]?.query).toMatchObject({
    status: 'running,pending,terminated',
    action: 'revoke',
    startDate: String(new Date(2026, 0, 5).getTime()),
    endDate: String(new Date(2026, 0, 7).getTime() - 1),
  })
})

test.each([
  ['administers', { domains: ['ROLES'] }, 'POST requests/historylist'],
  ['helps', { domains: [], readOnly: false }, 'POST requests/historyForUser'],
  ['manages a team', { domains: [], readOnly: true }, 'POST requests/team/user/history'],
])('who %s sees the requests of others by a call of their own', async (_office, rights, url) => {
  const { lists } = fakeHistory({ requests: [asked('Payer')], observed: [lena] })
  const { user } = renderAt(toHistory(), {
    bootstrap: { rights: { authorized: true, clientId: '1', ...rights } },
  })
  await row('Payer')
  expect(lists().at(-1)?.url).toBe('GET requests/historylist')

  const person = within(await screen.findByRole('group', { name: 'Requests of another person' }))
  await user.type(person.getByRole('searchbox'), 'Lind{Enter}')
  await user.click(await screen.findByRole('option', { name: /Lena Lind/ }))

  await waitFor(() => expect(lists().at(-1)).toMatchObject({ url, body: { dn: LENA } }))
  expect(window.location.hash).toBe(`#/history?of=${encodeURIComponent(LENA)}`)
})

test('who acts for another sees the requests of that person, and chooses nobody', async () => {
  const { lists } = fakeHistory({ requests: [asked('Payer')], observed: [lena] })
  const { store } = renderAt(`${toHistory()}?of=cn%3Dsomebody`)
  await row('Payer')

  act(() => {
    store.dispatch(proxyModeEntered({ dn: LENA, fullName: 'Lena Lind' }))
  })

  await waitFor(() => expect(lists().at(-1)?.body).toEqual({ dn: LENA }))
  expect(screen.queryByText('Requests of another person')).not.toBeInTheDocument()
})

test('who sees nobody else’s requests is offered nobody', async () => {
  fakeHistory({ requests: [asked('Payer')] })
  renderAt(toHistory())
  await row('Payer')

  expect(screen.queryByText('Requests of another person')).not.toBeInTheDocument()
})

test('of several requests those that can be are taken back, and each is accounted for', async () => {
  const { calls } = fakeHistory({
    requests: [
      asked('Payer', { retractable: true }),
      asked('Auditor', { retractable: true }),
      asked('Clerk', { requestState: 50 }),
    ],
    late: [idOf('Auditor')],
  })
  const { user } = renderAt(toHistory())
  await row('Payer')

  await user.click(screen.getByRole('checkbox', { name: /all/i }))
  await user.click(screen.getByRole('button', { name: 'Retract…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retract 2 requests?' }))
  expect(dialog.queryByText('Clerk')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Retract' }))

  expect(await screen.findByText('1 request could not be retracted')).toBeVisible()
  expect(await screen.findByText('It is too late.')).toBeVisible()
  const body = {
    requests: ['Payer', 'Auditor'].map((name) => ({ id: idOf(name), entityType: 'role' })),
  }
  expect(calls.find(({ url }) => url === 'DELETE requests/history')?.body).toEqual(body)
  expect(await screen.findByText('Retracted')).toBeVisible()
})

test('what can no longer be taken back says so, and has no menu', async () => {
  fakeHistory({ requests: [asked('Clerk', { requestState: 50 })] })
  const { user } = renderAt(toHistory())
  const clerk = within(await row('Clerk'))
  expect(clerk.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()

  await user.click(clerk.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Retract…' }))

  expect(await screen.findByText(/None of these requests can be retracted/)).toBeVisible()
})

test('a history that cannot be read says so', async () => {
  fakeHistory({})
  server.use(http.get(HISTORY, () => new HttpResponse(null, { status: 502 })))
  renderAt(toHistory())

  expect(await screen.findByText('Failed to fetch requests list.')).toBeVisible()
})

test('who has asked for nothing is told so', async () => {
  fakeHistory({})
  renderAt(toHistory())

  expect(await screen.findByText('No requests found')).toBeVisible()
})

test('while nobody knows what the installation shows, the page has its title and the outline of its list', async () => {
  fakeHistory({ requests: [asked('Payer')] })
  const { passed, open } = gate()
  server.use(http.get(DISPLAY_SETTINGS, () => passed.then(() => HttpResponse.json({}))))
  renderAt(toHistory())

  expect(await screen.findByRole('heading', { name: 'Request history', level: 1 })).toBeVisible()
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  open()

  expect(await row('Payer')).toBeVisible()
})

test('somebody without requests is led to the catalog', async () => {
  fakeHistory({ requests: [] })
  renderAt(toHistory(), { bootstrap: { menu: [] } })
  await screen.findByRole('heading', { name: 'No requests found' })

  expect(await screen.findByRole('link', { name: 'Request access' })).toHaveAttribute(
    'href',
    '#/requests',
  )
})
