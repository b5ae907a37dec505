import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { clientWith, setting } from '../../testing/clientSettings'
import { chooseAction } from '../../testing/chooseAction'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGroups, fault, group, groupDn, GROUPS, MEMBERS, personDn } from './fakeGroupsServer'
import { toGroup } from './routes'

const FINANCE = groupDn('Finance')
const finance = group('Finance', 'Pays bills', 'Ann', 'Bob', 'Cid')

function known(...groups: Parameters<typeof fakeGroups>[0]) {
  const fake = fakeGroups(groups)
  server.use(
    ...fakePreferences().handlers,
    ...fake.handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({
        usersList: [
          { dn: personDn('Dag'), fullName: 'Dag' },
          { dn: personDn('Bob'), fullName: 'Bob' },
        ],
      }),
    ),
    http.get(atUpstream('access/users/details'), () =>
      HttpResponse.json({ dn: personDn('Ann'), fullName: 'Ann' }),
    ),
  )
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
const button = (name: string) => screen.findByRole('button', { name })

test('members are listed by name, page by page, and each has a page', async () => {
  const { asked } = known(group('Finance', '', 'Ann', 'Bob', 'Cid', 'Dag', 'Eve', 'Fay'))
  server.use(...fakePreferences({ 'idm.groupMembers.pageSize': ['5'] }).handlers)
  const { user } = renderAt(toGroup(FINANCE))
  await user.click(within(await row('Ann')).getByRole('link', { name: 'Ann' }))
  expect(await screen.findByRole('dialog', { name: 'Ann' })).toBeVisible()
  await user.keyboard('{Escape}')

  await user.click(await button('Next page'))

  expect(await row('Fay')).toBeVisible()
  expect(screen.getByText('Showing 6 to 6 of 6 entries')).toBeVisible()
  expect(asked.at(-1)).toEqual({ q: '*', nextIndex: '6', size: '5', sortOrder: 'asc' })
})

test('members are searched after the configured pause', async () => {
  const { asked } = known(finance)
  renderAt(toGroup(FINANCE), {
    bootstrap: clientWith({ customization: { memberSearchDebounce: setting(300) } }),
  })
  await row('Ann')
  const before = asked.length
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'Ci')
  act(() => jest.advanceTimersByTime(299))
  expect(asked).toHaveLength(before)
  act(() => jest.advanceTimersByTime(1))
  jest.useRealTimers()

  await noRow('Ann')
  expect(asked.at(-1)).toMatchObject({ q: 'Ci', nextIndex: '1' })
  expect(await row('Cid')).toBeVisible()
})

test('a member who is removed is gone at once, and can be had back', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Bob')
  await chooseAction(user, 'Bob', 'Remove from the group')

  expect(await screen.findByText('Bob removed from the group')).toBeVisible()
  await noRow('Bob')
  expect(screen.getByText('2 entries')).toBeVisible()
  await user.click(await button('Undo'))

  expect(await row('Bob')).toBeVisible()
  expect(written).toEqual([])
})

test('who leaves the page does not take a removal back', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Bob')
  await chooseAction(user, 'Bob', 'Remove from the group')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Groups' }))

  await screen.findByRole('heading', { level: 1, name: 'Groups' })
  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toEqual({
    dn: FINANCE,
    members: [personDn('Bob')],
    membersAction: 'delete',
  })
})

test('a removal that the server refuses is told, and the member is listed again', async () => {
  known(finance)
  server.use(http.put(GROUPS, () => fault('Bob is needed here.')))
  const { user } = renderAt(toGroup(FINANCE))
  await row('Bob')
  await chooseAction(user, 'Bob', 'Remove from the group')
  await user.click(await button('Close'))

  expect(
    await screen.findByText('Bob could not be removed from the group. Bob is needed here.'),
  ).toBeVisible()
  expect(await row('Bob')).toBeVisible()
})

test('several members are removed in one call after a question, and each is named', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Ann')
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Cid' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove…' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 members?' }))
  await user.click(question.getByRole('button', { name: 'Remove 2 members' }))

  const told = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await told.findByText('2 members removed from the group')).toBeVisible()
  expect(await told.findByText('Cid')).toBeVisible()
  await noRow('Ann')
  expect(written.map(({ body }) => body)).toEqual([
    { dn: FINANCE, members: [personDn('Ann'), personDn('Cid')], membersAction: 'delete' },
  ])
})

async function choose(user: ReturnType<typeof userEvent.setup>, ...names: string[]) {
  await user.click(await button('Add members'))
  const picker = within(screen.getByRole('group', { name: 'People' }))
  await user.type(picker.getByRole('searchbox'), 'find{Enter}')
  for (const name of names) await user.click(await picker.findByRole('option', { name }))
}

test('people are chosen and added in one call, and each is named', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Ann')
  await choose(user, 'Dag')
  await user.click(await button('Add 1 person'))

  expect(await screen.findByText('1 person added to the group')).toBeVisible()
  expect(await row('Dag')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'People' })).not.toBeInTheDocument()
  expect(written.map(({ body }) => body)).toEqual([
    { dn: FINANCE, members: [personDn('Dag')], membersAction: 'add' },
  ])
})

test('a pasted list of names is added in one call', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Ann')
  await user.click(await button('Add members'))
  await user.click(within(screen.getByRole('group', { name: 'People' })).getByRole('searchbox'))
  await user.paste('Dag\nBob\nNobody')
  expect(await screen.findByText(/^Not found, or found several times: \W*Nobody/)).toBeVisible()
  await user.click(await button('Add 2 people'))

  await waitFor(() =>
    expect(written.map(({ body }) => body)).toEqual([
      { dn: FINANCE, members: [personDn('Dag'), personDn('Bob')], membersAction: 'add' },
    ]),
  )
})

test('who is removed and added again stays', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Bob')
  await chooseAction(user, 'Bob', 'Remove from the group')
  await noRow('Bob')
  await choose(user, 'Bob')
  await user.click(await button('Add 1 person'))

  expect(await row('Bob')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(written.map(({ body }) => body.membersAction)).toEqual(['add'])
})

test('who could not be added stays chosen, and the server says why', async () => {
  known(finance)
  server.use(http.put(GROUPS, () => fault('There is no user Dag.')))
  const { user } = renderAt(toGroup(FINANCE))
  await row('Ann')
  await choose(user, 'Dag')
  await user.click(await button('Add 1 person'))

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no user Dag.')
  expect(await button('Add 1 person')).toBeEnabled()
})

test('members that cannot be read cost the members alone', async () => {
  known(finance)
  server.use(http.post(MEMBERS, () => HttpResponse.error()))
  renderAt(toGroup(FINANCE))

  expect(await screen.findByText('Failed to fetch members list.')).toBeVisible()
  expect(screen.getByText('Pays bills')).toBeVisible()
})
