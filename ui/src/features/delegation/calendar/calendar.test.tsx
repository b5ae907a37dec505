import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answered } from '../../../testing/answered'
import { axe } from '../../../testing/axe'
import { bootstrap } from '../../../testing/bootstrap'
import { fakePeople } from '../../../testing/fakePeople'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAt } from '../../../testing/renderAt'
import { server } from '../../../testing/server'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { delegation, fakeDelegations } from '../fakeDelegationServer'

const OWN = 'cn=aokafor,ou=users,o=data'

/** An absence in the last week of March 2027. */
const away = {
  availabilityStatus: 0,
  newable: true,
  availability: [
    {
      availabilityId: 'a',
      allRequests: true,
      requestDefs: [],
      effectiveDate: startOfDay('2027-03-22'),
      hasExpiry: true,
      expiryDate: endOfDay('2027-03-31'),
    },
  ],
}

const FINANCE = 'cn=finance,o=teams'

/** A team with this number of people, of whom one is away. */
function teamOf(total: number) {
  const asked: string[] = []
  const member = { dn: 'cn=omar,ou=users,o=data', name: 'omar' }
  server.use(
    ...fakePeople(['omar']),
    fakeRights('delegation', 'createDelegation'),
    http.post('*/rest/access/availability/list', async ({ request }) => {
      const { dn } = (await request.json()) as { dn: string }
      asked.push(dn)
      return HttpResponse.json(away)
    }),
    http.get('*/rest/access/teams/team/userlist', () =>
      HttpResponse.json({ recipients: [member], total, nextIndex: 0 }),
    ),
    http.post('*/rest/access/teams/team', () =>
      HttpResponse.json({ dn: FINANCE, name: 'Finance' }),
    ),
    ...fakeDelegations([]).handlers,
  )
  return asked
}

const ofFinance = `/delegation?view=calendar&from=2027-03-22&of=team&team=${encodeURIComponent(FINANCE)}`

test('the calendar of a team tells its cost before it reads anybody', async () => {
  const asked = teamOf(1)
  const { user } = renderAt(ofFinance)
  expect(await screen.findByText('People: 1. Calls: about 3')).toBeVisible()
  expect(asked).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Show the calendar' }))

  expect(await screen.findByRole('link', { name: /omar, Mar 22, 2027/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('the calendar of 25 people makes 75 calls, where each has a stand-in who is not in it: names come along', async () => {
  const calls: string[] = []
  const named: string[] = []
  const answer =
    (list: string, answerFor: (name: string) => object) =>
    async ({ request }: { request: Request }) => {
      const { dn } = (await request.json()) as { dn: string }
      calls.push(`${list} ${dn}`)
      return Response.json(answerFor(/^cn=([^,]*)/.exec(dn)?.[1] ?? dn))
    }
  server.use(
    http.get('*/rest/access/users/details', ({ request }) => {
      named.push(request.url)
      return new HttpResponse(null, { status: 500 })
    }),
    fakeRights('delegation', 'createDelegation'),
    http.post(
      '*/rest/access/availability/list',
      answer('away', (name) => ({
        ...away,
        availability: away.availability.flatMap((each) =>
          name.startsWith('for-') ? [] : { ...each, availabilityId: name },
        ),
      })),
    ),
    http.post(
      '*/rest/access/delegation/list',
      answer('delegated', (name) => ({
        delegations: [delegation(name, `for-${name}`)],
        totalDelegations: 1,
      })),
    ),
  )
  const people = Array.from({ length: 24 }, (_, at) => `cn=p${String(at)},ou=users,o=data`)
  const who = people.map((dn) => `who=${encodeURIComponent(dn)}`).join('&')
  const rights = { ...bootstrap().rights, domains: ['PROVISIONING'] }
  const { store } = renderAt(`/delegation?view=calendar&from=2027-03-22&${who}`, {
    bootstrap: { rights },
  })

  await waitFor(() => expect(calls).toHaveLength(75))
  await answered(store)
  expect(calls).toHaveLength(75)
  expect(new Set(calls).size).toBe(75)
  expect(named).toEqual([])
  expect(await screen.findByRole('button', { name: /Remove \W*p23/ })).toBeVisible()
})

test('the calendar of more than 50 people asks for fewer', async () => {
  teamOf(51)
  renderAt(`${ofFinance}&shown=1`)

  expect(await screen.findByText('51 people are too many. Select 50 or fewer.')).toBeVisible()
})

test('the calendar of an organizational unit looks for its name', async () => {
  const searches: (string | null)[] = []
  teamOf(0)
  server.use(
    http.get('*/rest/access/users/list', ({ request }) => {
      searches.push(new URL(request.url).searchParams.get('advSearch'))
      return HttpResponse.json({ usersList: [], totalSize: 51, nextIndex: 0 })
    }),
  )
  const { user } = renderAt('/delegation?view=calendar&of=unit')

  await user.type(
    await screen.findByRole('searchbox', { name: 'Organizational unit' }),
    'IT{Enter}',
  )

  expect(await screen.findByText(/51 people are too many/)).toBeVisible()
  expect(searches).toContain('Department:IT')
})

/** A calendar with an absence in the last week of March, and these delegations. */
function calendarOf(
  known: Parameters<typeof fakeDelegations>[0],
  others: Record<string, object> = {},
) {
  const fake = fakeDelegations(known, { away: { [OWN]: away, ...others } })
  server.use(
    ...fake.handlers,
    ...fakePeople(['omar']),
    fakeRights('delegation', 'createDelegation'),
  )
  return renderAt('/delegation?view=calendar&from=2027-03-22', {
    bootstrap: { rights: { ...bootstrap().rights, domains: ['PROVISIONING'] } },
  })
}

test('a gap says who would stand in and is away too', async () => {
  calendarOf([delegation('aokafor', 'lena')], { 'cn=lena,ou=users,o=data': away })

  const gaps = within(await screen.findByRole('region', { name: 'Times without a delegate' }))
  expect(gaps.getByText(/Away too: \W*lena\W*\./)).toBeVisible()
})

test('a delegation is outlined while the person is available', async () => {
  const { user } = calendarOf([delegation('aokafor', 'omar')])
  await user.click(await screen.findByRole('button', { name: 'As a table' }))

  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  const texts = rows.map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''))
  expect(texts.slice(1)).toEqual([
    expect.stringMatching(/Mar 22, 2027Mar 31, 2027omar$/),
    expect.stringMatching(/Apr 1, 2027No endomar \(no effect: available\)$/),
  ])
})

test.each([
  ['may not be seen', 489, 'Delegates are not visible to you'],
  ['could not be read', 500, undefined],
])('a delegation that %s is no gap', async (_case, status, said) => {
  const { user } = calendarOf([])
  const fault = { Code: { Subcode: { Value: 'SecurityException' } } }
  server.use(
    http.post('*/rest/access/delegation/list', () =>
      HttpResponse.json({ Fault: status === 489 ? fault : {} }, { status }),
    ),
  )

  if (said === undefined) {
    expect(await screen.findByText(/Failed to load the calendar of: \W*Amara Okafor/)).toBeVisible()
    server.use(...fakeDelegations([delegation('aokafor', 'omar')]).handlers)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/Failed to load/)).not.toBeInTheDocument())
  } else {
    await user.click(await screen.findByRole('button', { name: 'As a table' }))
    expect(await screen.findByText(said)).toBeVisible()
  }
  expect(screen.queryByRole('region', { name: 'Times without a delegate' })).not.toBeInTheDocument()
})

test('there is a way back to the weeks of today', async () => {
  const { user } = calendarOf([delegation('aokafor', 'omar')])

  await user.click(await screen.findByRole('button', { name: 'Today' }))

  expect(window.location.hash).not.toContain('from=')
})

test('the calendar tells in words who stands in, and a gap leads to the form that closes it', async () => {
  const until = { isExpires: true, expiryDate: startOfDay('2027-03-29') }
  const fake = fakeDelegations([delegation('aokafor', 'omar', until)], { away: { [OWN]: away } })
  server.use(
    ...fake.handlers,
    ...fakePeople(['omar']),
    fakeRights('delegation', 'createDelegation'),
  )
  const { user, container } = renderAt('/delegation?view=calendar&from=2027-03-22')

  const gap = await screen.findByRole('link', { name: /Mar 29, 2027 to Mar 31, 2027/ })
  expect(gap).toHaveAttribute(
    'href',
    `#/delegation/create?${new URLSearchParams({ of: OWN, from: '2027-03-29', to: '2027-03-31' }).toString()}`,
  )
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  const [, covered, uncovered] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(covered).toHaveTextContent(/Mar 22, 2027.*Mar 28, 2027.*omar/)
  expect(uncovered).toHaveTextContent(/Mar 29, 2027.*Mar 31, 2027.*No delegate/)
  expect(await axe(container)).toHaveNoViolations()
})
