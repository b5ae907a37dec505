import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole, toRoles } from './routes'

const clerk = role('Clerk', {
  owners: [{ id: 'cn=ann,o=data', name: 'Ann', type: 'user' }],
  categories: [{ id: 'finance', name: 'Finance' }],
})

function known(...args: Parameters<typeof fakeRoles>) {
  const fake = fakeRoles(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

type User = ReturnType<typeof renderAt>['user']

const edit = async (user: User, section: string) =>
  user.click(await screen.findByRole('button', { name: `Edit: ${section}` }))
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save role' }))

test('a section is read until it is edited, and a save sends the whole role', async () => {
  const { written } = known([clerk])
  const { user, container } = renderAt(toRole(clerk.id))
  expect(await screen.findByText('Ann')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await edit(user, 'Names and descriptions')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's')

  await save(user)

  expect(await screen.findByText('Role updated successfully')).toBeVisible()
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /Role updated successfully\s*Clerks/,
  )
  expect(written).toHaveLength(1)
  expect(written[0]?.body).toEqual({
    id: clerk.id,
    name: 'Clerks',
    description: 'May Clerk',
    localizedNames: [{ locale: 'en', name: 'Clerks' }],
    localizedDescriptions: [{ locale: 'en', desc: 'May Clerk' }],
    categories: [{ id: 'finance', name: 'Finance' }],
    owners: [{ id: 'cn=ann,o=data', name: 'Ann', type: 'user' }],
    approvalRequired: false,
    approvalIsStandard: true,
    approvalApprovers: [],
    approvalQuorum: '',
    approvalRequestDef: '',
    revokeRequired: false,
  })
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument(),
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit: Names and descriptions' })).toHaveFocus(),
  )
})

test('what is entered while a save is under way stays, and is saved by the next one', async () => {
  const { written } = known([clerk])
  const { passed, open } = gate()
  server.use(http.put('*/rest/catalog/roles/role', () => passed))
  const { user } = renderAt(toRole(clerk.id))
  await edit(user, 'Names and descriptions')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 's')
  await save(user)
  await user.type(name, ' of the office')
  open()

  expect(await screen.findByText('Role updated successfully')).toBeVisible()
  expect(name).toHaveValue('Clerks of the office')
  await save(user)
  await waitFor(() => expect(written).toHaveLength(2))
  expect(written.map(({ body }) => body)).toMatchObject([
    { name: 'Clerks' },
    { name: 'Clerks of the office' },
  ])
})

test('people, groups, containers and teams own a role; each but a container has a page', async () => {
  const owners = ['user', 'group', 'container', 'team'].map((type) => ({
    id: `cn=${type},o=data`,
    name: `The ${type}`,
    type,
  }))
  known([role('Clerk', { owners })])
  renderAt(toRole(clerk.id))

  const linked = ['user', 'group', 'team']
  expect(await screen.findByText('The container')).toBeVisible()
  expect(linked.map((type) => screen.getByRole('link', { name: `The ${type}` }))).toHaveLength(3)
})

test('a team is chosen as an owner, and sent as one', async () => {
  const { written } = known([clerk])
  server.use(
    http.get('*/rest/access/teams/managelist', () =>
      HttpResponse.json({ teams: [{ dn: 'cn=treasury,o=data', name: 'Treasury' }] }),
    ),
  )
  const { user } = renderAt(toRole(clerk.id))
  await edit(user, 'Owners')
  const owners = within(await screen.findByRole('group', { name: 'Owners' }))
  await user.click(owners.getByRole('searchbox'))
  await user.click(await screen.findByRole('tab', { name: 'Teams' }))
  await user.type(owners.getByRole('searchbox'), 'tre{Enter}')
  await user.click(await screen.findByRole('option', { name: /Tre ?asury/ }))
  await user.keyboard('{Escape}')

  await save(user)

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    owners: [{ id: 'cn=ann,o=data' }, { id: 'cn=treasury,o=data', name: 'Treasury', type: 'team' }],
  })
})

test('what somebody else changed elsewhere in the role meanwhile stays', async () => {
  const { roles, written } = known([clerk])
  const { user } = renderAt(toRole(clerk.id))
  await edit(user, 'Owners')
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }))
  roles.set(clerk.id, { ...clerk, approvalRequired: true, approvalQuorum: '60%' })

  await save(user)

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    owners: [],
    approvalRequired: true,
    approvalQuorum: '60%',
  })
})

test('an approval that somebody else changed too is asked about', async () => {
  const approved = { ...clerk, approvalRequired: true, approvalQuorum: '50%' }
  approved.approvalApprovers = [{ id: 'cn=bo', name: 'Bo', type: 'user', sequence: 1 }] as never
  const { roles, written } = known([approved])
  const { user } = renderAt(toRole(clerk.id, 'approval'))
  const quorum = await screen.findByRole('textbox', { name: 'Quorum' })
  await user.clear(quorum)
  await user.type(quorum, '70')
  roles.set(clerk.id, { ...approved, approvalQuorum: '60%' })

  await save(user)

  expect(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this' }),
  ).toHaveTextContent(/50%.*60%.*70%/)
  expect(written).toEqual([])
})

test('those who may not change a role read it', async () => {
  known([clerk], { operations: ['viewRole'] })
  renderAt(toRole(clerk.id))

  expect(await screen.findByText('Ann')).toBeVisible()
  expect(await screen.findByText(/To change them, delete the role/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Edit:/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Copy as JSON' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /More actions|Delete/ })).not.toBeInTheDocument()
})

test.each([
  ['overview', 'Ann'],
  ['relations', 'No child roles'],
  ['resources', 'No resources are mapped to this role.'],
  ['assignments', 'Nobody has this role.'],
  ['approval', 'Revoking needs the same approval'],
] as const)('a role that is being deleted cannot be changed: %s', async (section, shown) => {
  known([{ ...clerk, status: 15 }])
  renderAt(toRole(clerk.id, section))

  expect(await screen.findByText('Pending Delete')).toBeVisible()
  expect(await screen.findByText(shown)).toBeVisible()
  expect(
    screen.queryByRole('button', { name: /Edit:|Assign|Add|Delete|Save/ }),
  ).not.toBeInTheDocument()
})

describe('deletion', () => {
  async function ask(user: User) {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    return screen.findByRole('alertdialog')
  }

  test('of a role that nobody has is confirmed, and the deleted role is not read again', async () => {
    const { roles, reads } = known([clerk], { holders: 0 })
    const { user } = renderAt(toRole(clerk.id))
    const dialog = within(await ask(user))
    await waitFor(() => expect(dialog.queryByRole('textbox')).not.toBeInTheDocument())
    const before = reads.length

    await user.click(dialog.getByRole('button', { name: 'Delete role' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
    expect(window.location.hash).toBe(`#${toRoles()}`)
    expect(roles.size).toBe(0)
    expect(reads).toHaveLength(before)
  })

  test('of a role that people have says how many, and wants its name', async () => {
    const { roles } = known([clerk], { holders: 2, isDeletedLater: true })
    const { user } = renderAt(toRole(clerk.id))
    const dialog = within(await ask(user))
    expect(await dialog.findByText('2 people have the role now.')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'Clerk')

    await user.click(dialog.getByRole('button', { name: 'Delete role' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
    const row = await screen.findByRole('row', { name: /Clerk/ })
    expect(within(row).getAllByText('Pending Delete')[0]).toBeVisible()
    expect(within(row).getByRole('checkbox')).toBeDisabled()
    expect(roles.get(clerk.id)?.status).toBe(15)
  })

  test('is followed on the page of the role until it is gone', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { roles } = known([{ ...clerk, status: 15 }])
    renderAt(toRole(clerk.id))
    expect(await screen.findByText('Pending Delete')).toBeVisible()

    roles.clear()
    await act(() => jest.advanceTimersByTimeAsync(10_000))

    expect(await screen.findByText('Role not found')).toBeVisible()
    jest.useRealTimers()
  })

  test('wants the name of a role whose holders are not visible', async () => {
    known([clerk], { holders: undefined })
    const { user } = renderAt(toRole(clerk.id))
    const dialog = within(await ask(user))

    expect(await dialog.findByText('Who has the role is not visible to you.')).toBeVisible()
    expect(dialog.getByRole('textbox')).toBeVisible()
  })
})

test('what the server did not keep of a save is told', async () => {
  known([clerk], { forgets: { categories: clerk.categories } })
  const { user } = renderAt(toRole(clerk.id))
  await edit(user, 'Categories')
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }))

  await save(user)

  expect(await screen.findByText(/The server did not keep: .*Categories/)).toBeVisible()
})
