import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGroups, fault, group, groupDn, GROUPS, manyGroups } from './fakeGroupsServer'
import { toGroup, toGroups } from './routes'

function known(...groups: Parameters<typeof fakeGroups>[0]) {
  const fake = fakeGroups(groups)
  server.use(...fake.handlers)
  return fake
}

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const finance = group('Finance', 'Pays bills')
const people = group('People', 'Cares for everybody')

test('a row names the group and says what it is for and where it is', async () => {
  const { asked } = known(finance, people)
  renderAt(toGroups())

  const first = within(await row('Finance'))
  expect(first.getByRole('link', { name: 'Finance' })).toHaveAttribute(
    'href',
    `#${toGroup(groupDn('Finance'))}`,
  )
  expect(first.getByText('Pays bills')).toBeVisible()
  expect(first.getByText('ou=groups,o=data')).toBeInTheDocument()
  expect(asked).toEqual([
    {
      nextIndex: '1',
      size: '10',
      q: '*',
      sortColumn: 'name',
      sortOrder: 'asc',
      searchCount: 'true',
    },
  ])
})

test('all groups are counted, page by page, and ordered by description too', async () => {
  const { asked } = known(...manyGroups(25))
  const { user } = renderAt(toGroups())
  expect(await screen.findByText('Showing 1 to 10 of 25 entries')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Showing 11 to 20 of 25 entries')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Description' }))

  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      sortColumn: 'description',
      sortOrder: 'asc',
      nextIndex: '1',
      size: '10',
      searchCount: 'true',
    }),
  )
  expect(window.location.hash).toBe(`#${toGroups()}?sort=description`)
})

test('a search looks in names and descriptions; filters take its place, and all must match', async () => {
  const { asked } = known(finance, people)
  const { user } = renderAt(toGroups())
  await row('Finance')

  await user.type(screen.getByRole('searchbox', { name: 'Search groups' }), 'Cares{Enter}')
  await waitFor(() => expect(screen.queryByText('Finance')).not.toBeInTheDocument())
  expect(asked.at(-1)).toMatchObject({ q: 'Cares' })

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fin')
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'bills, Pay')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByText('Nothing matches the filters.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ q: '*', filterSearch: 'name:Fin,description:bills  Pay' })
})

test('without groups it says so', async () => {
  known()
  renderAt(toGroups())
  expect(await screen.findByRole('heading', { name: 'No groups found' })).toBeVisible()
})

test('a list that cannot be read says so and is read again', async () => {
  known(finance)
  server.use(http.get(GROUPS, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(toGroups())

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch groups list.')
  await user.click(within(alert).getByRole('button'))

  expect(await row('Finance')).toBeVisible()
})

test('columns are chosen and restored, views have names, and all of it becomes a file', async () => {
  known(finance)
  const { kept, handlers } = fakePreferences({ 'idm.groupList.columns': ['name'] })
  server.use(...handlers)
  const { user } = renderAt(toGroups())
  await row('Finance')
  expect(screen.queryByText('Pays bills')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  await user.click(await screen.findByRole('button', { name: 'Restore defaults' }))

  expect(await screen.findByText('Pays bills')).toBeVisible()
  await waitFor(() => expect(kept.has('idm.groupList.columns')).toBe(false))
  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

test('a group is deleted after a question, and leaves the list', async () => {
  const { written } = known(finance, people)
  const { user } = renderAt(toGroups())
  await row('Finance')
  await user.click(screen.getByRole('button', { name: 'Actions for Finance' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }))

  const question = await screen.findByRole('alertdialog', { name: 'Delete the group “Finance”?' })
  expect(written).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete group' }))

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Finance/ })).not.toBeInTheDocument(),
  )
  expect(written).toEqual([{ method: 'DELETE', body: { dn: groupDn('Finance') } }])
})

test('a refusal to delete is told where it was asked for, and can be tried again', async () => {
  known(finance)
  server.use(http.delete(GROUPS, () => fault('Finance is in use.'), { once: true }))
  const { user } = renderAt(toGroups())
  await row('Finance')
  await user.click(screen.getByRole('button', { name: 'Actions for Finance' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }))
  const question = within(await screen.findByRole('alertdialog'))

  await user.click(question.getByRole('button', { name: 'Delete group' }))
  expect(await question.findByText('Finance is in use.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete group' }))

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
})

test('of several groups it is typed what happens, and each is told by itself', async () => {
  known(finance, people, group('Works Council'))
  let calls = 0
  server.use(
    http.delete(GROUPS, () => {
      calls += 1
      return calls === 2 ? fault('People is in use.') : undefined
    }),
  )
  const { user } = renderAt(toGroups())
  await row('Finance')
  await user.click(screen.getByRole('checkbox', { name: 'Select Finance' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select People' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }))

  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 groups?' }))
  expect(question.getByRole('button', { name: 'Delete 2 groups' })).toBeDisabled()
  await user.type(question.getByRole('textbox'), '2{Enter}')

  expect(await screen.findByText('1 group failed to delete')).toBeVisible()
  expect(await screen.findByText('People is in use.')).toBeVisible()
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Finance/ })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('row', { name: /People/ })).toBeVisible()
})

test('who may only read them sees no button to write', async () => {
  known(finance)
  server.use(fakeRights('groups'))
  renderAt(toGroups())
  await row('Finance')

  expect(screen.queryByRole('link', { name: 'Create group' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Finance' })).not.toBeInTheDocument()
})

test('the list is accessible', async () => {
  known(finance, people)
  const { container } = renderAt(toGroups())
  await row('Finance')

  expect(await axe(container)).toHaveNoViolations()
})
