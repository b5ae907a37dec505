import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { bootstrap } from '../../testing/bootstrap'
import { clientWith, setting } from '../../testing/clientSettings'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  answerWith,
  definition,
  fakeRequests,
  personDn,
  role,
  roleDn,
  rule,
} from './fakeRequestsServer'
import { toRequests } from './routes'

const LIMIT = { customization: { maxUserSearchLimit: setting(40) } }
const administrator = {
  rights: { ...bootstrap().rights, domains: ['ROLES'] },
  ...clientWith(LIMIT),
}
const manager = clientWith(LIMIT)
const people = ['Ann', 'Ben', 'Cid']

function known(...[world, answer]: Parameters<typeof fakeRequests>) {
  const fake = fakeRequests({ permissions: [role('Payer')], people, ...world }, answer)
  server.use(...fake.handlers)
  return fake
}

/** Opens the request page with these rights, and adds these recipients. */
async function requestFor(names: readonly string[], own: object = administrator) {
  const view = renderAt(toRequests(), { bootstrap: own })
  const { user } = view
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.type(screen.getByRole('searchbox', { name: /^(?!Search the catalog)/ }), 'find{Enter}')
  for (const name of names) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
  return view
}

async function addAndSubmit({ user }: ReturnType<typeof renderAt>, name = 'Payer') {
  await user.click(await screen.findByRole('button', { name: `Add ${name}` }))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Year end')
  const submit = screen.getByRole('button', { name: /^Submit/ })
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
}

/** The line of a recipient in "Who gets what". */
const stateOf = (name: string) => {
  const who = within(screen.getByRole('region', { name: 'Who gets what' }))
  const [line] = who.getAllByRole('listitem').filter((item) => within(item).queryByText(name))
  return line
}

test('a search for people finds as many as the settings say', async () => {
  const { asked } = known({})
  await requestFor([])

  await waitFor(() => {
    const sizes = asked
      .filter(({ pathname }) => pathname.endsWith('/userlist/v2'))
      .map(({ searchParams }) => searchParams.get('size'))
    expect(sizes).toEqual(['40'])
  })
})

test('without a limit for searches it is said that it is missing', async () => {
  known({})
  await requestFor([], { rights: administrator.rights })

  expect(await screen.findByText(/^The search limit could not be loaded/)).toBeVisible()
})

test('of several people it is told one by one who did not get it, and why; these alone stay', async () => {
  const reasons: Record<string, string> = {
    [personDn('Ben')]: 'The same has been requested already.',
    [personDn('Cid')]: 'It is assigned already.',
  }
  const { sent } = known(
    {},
    answerWith((_id, dn) => reasons[dn]),
  )
  const view = await requestFor(people)
  await addAndSubmit(view)

  expect(await screen.findByText(/^1 of 3 requests submitted/)).toBeVisible()
  const left = within(screen.getByRole('region', { name: 'Your request' }))
  expect(left.getByText('The same has been requested already.')).toBeVisible()
  expect(left.getByText('It is assigned already.')).toBeVisible()
  expect(sent[0]?.body.recipients).toEqual(
    people.map((name) => ({ dn: personDn(name), type: 'user' })),
  )
  await view.user.click(left.getByRole('button', { name: 'Submit 2 requests' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body.recipients).toHaveLength(2)
})

test('person by person it is shown who can get what, and whoever has it already is not asked for', async () => {
  const { sent } = known({ held: { [personDn('Ben')]: ['Payer'] } })
  const view = await requestFor(['Ann', 'Ben'])
  await addAndSubmit(view)

  expect(await screen.findByText('Request submitted')).toBeVisible()
  expect(sent[0]?.body.recipients).toEqual([{ dn: personDn('Ann'), type: 'user' }])
})

test('who would hold both of two that exclude each other is named, and can be left out', async () => {
  const { sent } = known({
    rules: [rule('Payer', 'Poster')],
    held: { [personDn('Ben')]: ['Poster'] },
  })
  const view = await requestFor(['Ann', 'Ben'])
  await view.user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  expect(await screen.findByText('Conflict of duties: Ben would hold both')).toBeVisible()
  expect(stateOf('Ben')).toHaveTextContent('Conflict of duties')

  await view.user.click(screen.getByRole('button', { name: 'Exclude Ben from Payer' }))
  expect(stateOf('Ben')).toHaveTextContent('Not included')
  await view.user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Year end')
  await view.user.click(screen.getByRole('button', { name: 'Submit 1 request' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.recipients).toEqual([{ dn: personDn('Ann'), type: 'user' }])
})

test('of two things it is told of each person which is in the way, and all in conflict are left out at once', async () => {
  known({
    permissions: [role('Payer'), role('Reader')],
    rules: [rule('Payer', 'Poster')],
    held: { [personDn('Ben')]: ['Poster'], [personDn('Cid')]: ['Poster'] },
  })
  const { user } = await requestFor(people)
  for (const name of ['Payer', 'Reader'])
    await user.click(await screen.findByRole('button', { name: `Add ${name}` }))

  await waitFor(() => expect(stateOf('Ben')).toHaveTextContent('Ben2 of 2PayerConflict of duties'))
  const who = within(screen.getByRole('region', { name: 'Who gets what' }))
  expect(who.getAllByText(/^(Ann|Ben|Cid)$/).map(({ textContent }) => textContent)).toEqual([
    ...['Ben', 'Cid', 'Ann'],
  ])
  await user.click(screen.getByRole('button', { name: 'Exclude all from Payer: 2' }))
  expect(stateOf('Cid')).toHaveTextContent(/1 of 2.*Payer.*Not included.*Reader.*Can be requested/)
  expect(who.getByText('People who can get everything: 1 of 3')).toBeVisible()
})

test('a manager asks for what their teams may give, and only for members of these', async () => {
  const { sent, asked } = known({
    permissions: [role('Payer', { teams: ['cn=a'] })],
    teams: ['cn=a', 'cn=b'],
    members: { Ann: ['cn=a'], Ben: ['cn=b'] },
  })
  const view = await requestFor(['Ann', 'Ben'], manager)
  await addAndSubmit(view)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.recipients).toEqual([{ dn: personDn('Ann'), type: 'user' }])
  expect(asked.map(({ pathname }) => pathname)).toContainEqual(
    expect.stringMatching(/\/access\/teams\/permissions$/),
  )
})

test('where teams may give request forms alone it is said, and roles and resources are not offered', async () => {
  known({ permissions: [definition('Laptop')], teams: ['cn=a'] })
  const { user } = renderAt(toRequests(), { bootstrap: manager })
  await user.click(await screen.findByRole('radio', { name: 'Others' }))

  expect(
    await screen.findByText(
      'For other people you can use only request forms, not roles or resources.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Roles' })).not.toBeInTheDocument()
})

test('whoever acts for nobody asks for themself alone', async () => {
  known({ teams: [] })
  renderAt(toRequests())

  await screen.findByRole('button', { name: 'Add Payer' })
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: 'Others' })).not.toBeInTheDocument(),
  )
})

test('nothing is sent for others while nobody is chosen', async () => {
  const { sent } = known({})
  const view = await requestFor([])
  await addAndSubmit(view)

  expect(await screen.findByText('Required', { selector: ':not(.mark)' })).toBeVisible()
  expect(sent).toEqual([])
})

test('among many people one is found two seconds after the last letter', async () => {
  const many = Array.from({ length: 11 }, (_, number) => `Person ${String(number)}!`)
  known({ people: many })
  const { user } = await requestFor(many)
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  const shown = () =>
    within(screen.getByRole('region', { name: 'Who gets what' })).getAllByRole('listitem')
  await user.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'Person 7')

  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
  expect(shown()).toHaveLength(11)
  await waitFor(() => expect(shown()).toHaveLength(1))
})

test('administrators ask for those who have a permission, for all of them at once where they are not too many', async () => {
  const holders = Array.from({ length: 301 }, (_, number) => `Holder ${String(number)}!`)
  const { asked } = known({ holders })
  const { user } = renderAt(toRequests(), { bootstrap: administrator })
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.click(screen.getByRole('searchbox', { name: 'Search users' }))
  await user.click(await screen.findByRole('tab', { name: 'Permissions' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'pay{Enter}')
  await user.click(await screen.findByRole('option', { name: /Pay ?er/ }))
  await screen.findByRole('dialog', { name: 'Choose from the people who have Payer' })
  await user.click(await screen.findByRole('button', { name: 'Choose all: 301' }))

  expect(await screen.findByText(/^Only the first 300 of 301 people were added/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Remove Holder/ })).toHaveLength(10)
  expect(screen.getByRole('button', { name: 'and 290 more' })).toBeVisible()
  const call = asked.find(({ pathname }) => pathname.endsWith('assignments/identities'))
  expect(call?.searchParams.get('permissionId')).toBe(roleDn('Payer'))
  expect(call?.searchParams.get('permissionType')).toBe('role')
})

/** Adds Bea from the members of the group or the team Treasury, and requests an item for her. */
async function askForBeaOf(kind: 'groups' | 'teams') {
  const view = renderAt(toRequests(), { bootstrap: administrator })
  const { user } = view
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.click(screen.getByRole('searchbox', { name: 'Search users' }))
  await user.click(await screen.findByRole('tab', { name: new RegExp(kind, 'i') }))
  await user.type(screen.getByRole('searchbox', { name: `Search ${kind}` }), 'Treasury{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Treasury' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Bea' }))
  await user.click(screen.getByRole('button', { name: 'Choose 1 person' }))
  await addAndSubmit(view)
}

test('members of a group are asked for, who are chosen from all that are in it', async () => {
  const { sent } = known({})
  server.use(
    http.get('*/rest/access/teams/recipients/groups', () =>
      HttpResponse.json({ recipients: [{ dn: 'cn=Treasury', name: 'Treasury' }], nextIndex: 0 }),
    ),
    http.post('*/rest/access/groups/members', () =>
      HttpResponse.json({ recipients: [{ dn: personDn('Bea'), name: 'Bea' }], total: 1 }),
    ),
    http.get('*/rest/access/info/user/rights', () => HttpResponse.json({ isRoleAdmin: false })),
  )
  await askForBeaOf('groups')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.recipients).toEqual([{ dn: personDn('Bea'), type: 'user' }])
})

test('members of a team are asked for, who are chosen from all that are in it', async () => {
  const { sent } = known({ teams: ['Treasury'] })
  const recipients = [{ dn: personDn('Bea'), name: 'Bea' }]
  server.use(http.get('*/teams/team/userlist', () => HttpResponse.json({ recipients, total: 1 })))
  await askForBeaOf('teams')

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.recipients).toEqual([{ dn: personDn('Bea'), type: 'user' }])
})

test('whoever administers neither roles nor resources is not offered who has what', async () => {
  known({ teams: ['cn=a'] })
  const { user } = renderAt(toRequests(), { bootstrap: manager })
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.click(screen.getByRole('searchbox', { name: 'Search users' }))

  expect(await screen.findByRole('tab', { name: 'Teams' })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Permissions' })).not.toBeInTheDocument()
})
