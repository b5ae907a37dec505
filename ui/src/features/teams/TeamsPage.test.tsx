import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { dnOf, fakeTeams, LIST, team } from './fakeTeamsServer'
import { toTeam, toTeams } from './routes'

const reader = { rights: { authorized: true, teamReadOnly: true } }

function listing(...teams: Parameters<typeof fakeTeams>) {
  const fake = fakeTeams(...teams)
  server.use(...fake.handlers)
  return fake
}

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const crowd = (size: number) =>
  Array.from({ length: size }, (_, index) => team(`Shift ${String(index + 1)}`))

test('a row says what a team is called, what it is for, and who is in it', async () => {
  listing(
    team('Night Shift', {
      description: 'After ten',
      domainTypes: ['ROLES', 'PROVISIONING'],
      includeManager: true,
    }),
    team('Whole Company', { allUsers: true }),
  )
  renderAt(toTeams())

  const shift = within(await row('Night Shift'))
  expect(shift.getByText('After ten')).toBeVisible()
  expect(shift.getByText(/Roles.*Requests/)).toBeVisible()
  expect(shift.getByText('Selected members and all managers')).toBeVisible()
  expect(shift.getByRole('link', { name: 'Night Shift' })).toHaveAttribute(
    'href',
    `#${toTeam(dnOf('Night Shift'))}`,
  )
  expect(within(await row('Whole Company')).getByText('Everyone')).toBeVisible()
})

test('the list is asked for by name, ten at once, and never from what the server keeps', async () => {
  const { asked } = listing(...crowd(12))
  const { user } = renderAt(toTeams())
  await screen.findByText('Showing 1 to 10 of 12 entries')
  const first = { q: '*', nextIndex: '1', size: '10', sortOrder: 'asc', forceRefresh: 'true' }
  expect(asked.map(({ query }) => query)).toEqual([first])

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Showing 11 to 12 of 12 entries')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ ...first, nextIndex: '11' }))

  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ ...first, sortOrder: 'desc' }))
})

test.each([
  ['Managers may set', 'Availability and delegates', { type: 'A' }],
  ['Managers may set', 'Proxies', { type: 'P' }],
  ['Managers may', 'Assign roles', { pType: 'assignRole' }],
])('with “%s: %s” only such teams are asked for', async (field, choice, query) => {
  const { asked } = listing(team('Night Shift'))
  const { user } = renderAt(toTeams())
  await row('Night Shift')

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: field }), choice)
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject(query))
})

test('a team that can only be looked at says so, and has no menu', async () => {
  listing(team('Night Shift', { readOnly: true }), team('Day Shift'))
  renderAt(toTeams())

  const night = within(await row('Night Shift'))
  expect(night.getByRole('img', { name: 'Read only' })).toBeVisible()
  expect(night.queryByRole('button')).not.toBeInTheDocument()
  const day = within(await row('Day Shift'))
  expect(day.queryByRole('img')).not.toBeInTheDocument()
  expect(day.getByRole('button', { name: 'Actions for Day Shift' })).toBeVisible()
})

test('who defines no teams sees no way to delete any', async () => {
  listing(team('Night Shift', { readOnly: true }))
  const { user } = renderAt(toTeams(), { bootstrap: reader })

  await user.click(within(await row('Night Shift')).getByRole('checkbox'))

  const bar = within(await screen.findByRole('toolbar'))
  expect(bar.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  expect(bar.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()
})

test('one team is deleted from its row, after a question', async () => {
  const { asked } = listing(team('Night Shift'), team('Day Shift'))
  const { user } = renderAt(toTeams())
  await user.click(await screen.findByRole('button', { name: 'Actions for Night Shift' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))

  const dialog = await screen.findByRole('alertdialog', { name: /^Delete the team/ })
  expect(dialog).toHaveTextContent('Night Shift')
  await user.click(within(dialog).getByRole('button', { name: 'Delete team' }))

  expect(await screen.findByText('Team deleted successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Night/ })).not.toBeInTheDocument())
  expect(await row('Day Shift')).toBeVisible()
  expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({
    teams: [{ dn: dnOf('Night Shift') }],
  })
})

test('of several teams each is told about, and what was typed confirms it', async () => {
  listing(team('Night Shift'), team('Day Shift', { readOnly: true }))
  const { user } = renderAt(toTeams())
  await row('Night Shift')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }))

  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 teams?' })
  const verb = within(dialog).getByRole('button', { name: 'Delete 2 teams' })
  expect(verb).toBeDisabled()
  await user.type(within(dialog).getByRole('textbox'), '2')
  await user.click(verb)

  const told = await screen.findByRole('log', { name: 'Messages' })
  expect(await within(told).findByText('Team failed to delete')).toBeVisible()
  expect(await within(told).findByText('Night Shift')).toBeVisible()
  expect(within(told).getByText('You do not administer this team.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())
})

test('a list that cannot be read says so', async () => {
  server.use(http.get(LIST, () => new HttpResponse(null, { status: 502 })))
  renderAt(toTeams())

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch teams list.')
})

test('a list without teams says so, and a search without a match names it', async () => {
  listing()
  const { user } = renderAt(toTeams())
  expect(await screen.findByRole('heading', { name: 'No teams found' })).toBeVisible()

  await user.type(screen.getByRole('searchbox', { name: 'Search teams' }), 'night{Enter}')

  expect(await screen.findByText('Nothing matches “night” in name or description.')).toBeVisible()
})

test('the columns and the size of pages that somebody chose are kept', async () => {
  const { kept, handlers } = fakePreferences({
    'idm.teamList.columns': ['description', 'name'],
    'idm.teamList.pageSize': ['5'],
  })
  server.use(...handlers)
  listing(...crowd(6))
  const { user } = renderAt(toTeams())

  await screen.findByText('Showing 1 to 5 of 6 entries')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.join()).toMatch(/Description,Name/)
  expect(heads.join()).not.toMatch(/Members/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25')
  await waitFor(() => expect(kept.get('idm.teamList.pageSize')).toEqual(['25']))
})

test('without the right to the page it stays closed', async () => {
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () =>
      HttpResponse.json({
        navPageRights: [{ key: 'teams', value: 'false' }],
        areaDefault: 'landing',
        areaDefaultDisplayName: 'Home',
      }),
    ),
  )
  renderAt(toTeams())

  expect(
    await screen.findByRole('alertdialog', { name: 'Unauthorized access to Teams page' }),
  ).toBeVisible()
})

test('the list is accessible', async () => {
  listing(team('Night Shift', { readOnly: true }), ...crowd(3))
  const { container } = renderAt(toTeams())

  await row('Night Shift')
  expect(await axe(container)).toHaveNoViolations()
})
