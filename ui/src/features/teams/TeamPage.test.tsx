import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { UNDO_MS } from '../../shared/blocks/undo/useUndo'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  dnOf,
  fakeMembers,
  fakeTeams,
  fault,
  group,
  person,
  team,
  TEAM,
  TEAMS,
} from './fakeTeamsServer'
import { toTeam, toTeams } from './routes'

const nightShift = team('Night Shift', {
  description: 'After ten',
  localizedNames: [
    { locale: 'en', value: 'Night Shift' },
    { locale: 'ar', value: 'نوبة الليل' },
  ],
  requestors: [person('Ann Olsen'), person('Bo Lind')],
  recipients: [group('Porters'), person('Cy Hart')],
})

function known(...teams: Parameters<typeof fakeTeams>) {
  const fake = fakeTeams(...teams)
  server.use(...fake.handlers)
  return fake
}

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

afterEach(() => {
  jest.useRealTimers()
})

const at = toTeam(nightShift.dn)
const section = (name: string) => screen.findByRole('region', { name })
const list = (name: string) => screen.findByRole('list', { name })

test('a team has name, DN, purpose, managers, members, and its texts in every language', async () => {
  known(nightShift)
  const { container } = renderAt(at)

  expect(await screen.findByRole('heading', { level: 1, name: 'Night Shift' })).toBeVisible()
  expect(screen.getByText(nightShift.dn)).toBeVisible()
  expect(document.title).toContain('Night Shift')
  const facts = within(await section('Facts'))
  expect(facts.getByText('After ten')).toBeVisible()
  expect(facts.getByText(/Roles/)).toBeVisible()
  expect(within(await list('Managers')).getByRole('link', { name: 'Ann Olsen' })).toBeVisible()
  const members = within(await list('Members'))
  expect(members.getByText('Group')).toBeVisible()
  expect(members.getByText('Porters')).toBeVisible()
  const texts = within(await section('Names and descriptions'))
  expect(texts.getByText('العربية')).toBeVisible()
  expect(texts.getByText('نوبة الليل')).toHaveAttribute('lang', 'ar')
  expect(texts.queryByText('עברית')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('that everybody or the managers are members is said in words', async () => {
  known(team('All', { allUsers: true, includeManager: true }))
  renderAt(toTeam(dnOf('All')))

  const members = within(await section('Members'))
  expect(members.getByText('Everyone')).toBeVisible()
  expect(members.getByText('The managers are members too.')).toBeVisible()
  expect(members.queryByText('No members selected')).not.toBeInTheDocument()
  expect(within(await section('Managers')).getByText('No managers')).toBeVisible()
})

test('a team that can only be looked at offers nothing else', async () => {
  known({ ...nightShift, readOnly: true })
  renderAt(at)

  expect(await screen.findByText('Read only')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
})

test('who is removed is gone at once, and the call is made ten seconds later', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { asked } = known(nightShift)
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Remove Ann Olsen' }))

  expect(within(await list('Managers')).queryByText('Ann Olsen')).not.toBeInTheDocument()
  expect(screen.getByText('Ann Olsen is no longer a manager of Night Shift')).toBeVisible()
  const next = within(await list('Managers')).getByRole('link', { name: 'Bo Lind' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)

  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS))
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      dn: nightShift.dn,
      requestors: [{ dn: 'cn=Bo Lind,o=data', type: 'user' }],
    }),
  )
  expect(within(await list('Managers')).queryByText('Ann Olsen')).not.toBeInTheDocument()
})

test('who comes back within the ten seconds was never gone', async () => {
  const { asked } = known(nightShift)
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Remove Porters' }))
  expect(within(await list('Members')).queryByText('Porters')).not.toBeInTheDocument()

  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(within(await list('Members')).getByText('Porters')).toBeVisible()
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
})

test('those who were removed leave together when the page is left', async () => {
  const { asked } = known(nightShift)
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Remove Porters' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Cy Hart' }))

  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: 'Teams' }))

  await screen.findByRole('row', { name: /Night Shift/ })
  const writes = asked.filter(({ method }) => method === 'PUT')
  expect(writes.map(({ body }) => body)).toEqual([{ dn: nightShift.dn, recipients: [] }])
})

test('who could not be removed is listed again, and the server’s words say why', async () => {
  known(nightShift)
  server.use(http.put(TEAMS, () => fault('SecurityException', 'You do not administer it.')))
  jest.useFakeTimers({ advanceTimers: true })
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Remove Porters' }))

  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS))

  expect(
    await screen.findByText(/Porters could not be removed.*You do not administer it/),
  ).toBeVisible()
  expect(within(await list('Members')).getByText('Porters')).toBeVisible()
})

test('everybody in the team is listed page by page, and found by name', async () => {
  known(nightShift)
  const people = Array.from({ length: 12 }, (_, index) => person(`Person ${String(index + 1)}`))
  const { asked, handler } = fakeMembers([...people, person('Ann Olsen')])
  server.use(handler)
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('tab', { name: 'All members' }))

  expect(await screen.findByText('Showing 1 to 10 of 13 entries')).toBeVisible()
  expect(window.location.hash).toBe(`#${at}?section=members`)
  const first = { q: '*', nextIndex: '1', size: '10', sortOrder: 'asc', teamDn: nightShift.dn }
  expect(asked).toEqual([first])

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Showing 11 to 13 of 13 entries')
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...first, nextIndex: '11' }))

  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Ann{Enter}')
  expect(await screen.findByText('1 entry')).toBeVisible()
  expect(asked.at(-1)).toEqual({ ...first, q: 'Ann' })
})

test('a team without anybody says so, and members that cannot be read can be tried again', async () => {
  known(nightShift)
  const { handler } = fakeMembers([])
  const failing = http.get('*/teams/team/userlist', () => new HttpResponse(null, { status: 502 }), {
    once: true,
  })
  server.use(failing, handler)
  const { user } = renderAt(`${at}?section=members`)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the members.')

  await user.click(within(alert).getByRole('button'))

  expect(await screen.findByRole('heading', { name: 'No members found' })).toBeVisible()
})

test('a deleted team leads back to the list', async () => {
  known(nightShift, team('Day Shift'))
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Delete…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete team' }))

  expect(await screen.findByText('Team deleted successfully')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Day Shift/ })).toBeVisible()
  expect(window.location.hash).toBe(`#${toTeams()}`)
})

test('a removal that waits is sent before its team is deleted', async () => {
  const { asked } = known(nightShift)
  const { user } = renderAt(at)
  await user.click(await screen.findByRole('button', { name: 'Remove Ann Olsen' }))
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete team' }))

  expect(await screen.findByText('Team deleted successfully')).toBeVisible()
  const writes = asked.filter(({ method }) => ['PUT', 'DELETE'].includes(method))
  expect(writes.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test.each([
  ['NotFound', 'There is no such team.'],
  ['SecurityException', 'It is none of yours.'],
])('a team that the server does not show (%s) is not found', async (code, text) => {
  server.use(http.post(TEAM, () => fault(code, text)))
  renderAt(toTeam('cn=nothing/here,o=system'))

  expect(await screen.findByRole('heading', { name: 'Team not found' })).toBeVisible()
  expect(screen.getByText('cn=nothing/here,o=system')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the list of teams' })).toHaveAttribute(
    'href',
    `#${toTeams()}`,
  )
})

test('a team that cannot be read now can be tried again', async () => {
  known(nightShift)
  server.use(http.post(TEAM, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(at)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the team.')

  await user.click(within(alert).getByRole('button'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Night Shift' })).toBeVisible()
})
