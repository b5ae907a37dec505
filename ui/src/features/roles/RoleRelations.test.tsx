import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

beginWithoutDrafts()

const atLevel = (level: 10 | 20 | 30, name: string) =>
  role(name, { level, roleLevel: { level, name: `Level ${String(level)}` } })
const manager = atLevel(20, 'Manager')
const read = atLevel(10, 'Read')
const pay = atLevel(10, 'Pay')
const peer = atLevel(20, 'Peer')

function known(access: Partial<RoleAccess>, others: Parameters<typeof fakeRoles>[0] = []) {
  const roles = fakeRoles([manager, read, pay, peer, ...others])
  const fake = fakeAccess(access)
  server.use(...fake.handlers, ...roles.handlers, ...fakePreferences().handlers)
  return { ...fake, asked: roles.asked }
}

const children = () => screen.findByRole('region', { name: 'Child roles' })

type User = ReturnType<typeof renderAt>['user']

async function chooseFor(user: User, what: string, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: what }))
  const dialog = within(await screen.findByRole('dialog', { name: what }))
  await user.type(dialog.getByRole('searchbox'), 'find{Enter}')
  for (const name of names)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  await user.keyboard('{Escape}')
  return dialog
}

const choose = (user: User, ...names: string[]) => chooseFor(user, 'Add child roles', ...names)

const add = (user: User, dialog: Awaited<ReturnType<typeof choose>>) =>
  user.click(dialog.getByRole('button', { name: 'Add' }))

/** Adds child roles to the draft. */
const draft = async (user: User, ...names: string[]) => add(user, await choose(user, ...names))
const save = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Save role' }))

test('a role names what it contains and what contains it, each with its level', async () => {
  known({ childRoles: [read], parentRoles: [atLevel(30, 'Chief')] })
  const { container } = renderAt(toRole(manager.id, 'relations'))

  const below = within(await children())
  expect(await below.findByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    expect.stringContaining(toRole(read.id)),
  )
  expect(below.getByText('Level 10')).toBeVisible()
  const above = within(screen.getByRole('region', { name: 'Parent roles' }))
  expect(await above.findByText('Chief')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('only roles of lower levels are looked for; another one is refused before it is sent', async () => {
  const { sent, asked } = known({})
  const { user } = renderAt(toRole(manager.id, 'relations'))

  const dialog = await choose(user, 'Peer')
  await add(user, dialog)

  expect(await dialog.findByText('Peer is not of a lower level. Remove it.')).toBeVisible()
  expect(asked.at(-1)?.getAll('roleLevel')).toEqual(['10'])
  expect(sent).toEqual([])
})

test('of two that are added the one that is contained already stays in the draft, with what is entered', async () => {
  const { access, sent } = known({
    related: {
      success: false,
      succeeded: [{ id: read.id }],
      failed: [{ id: pay.id, reason: 'The role is included already.' }],
    },
  })
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await draft(user, 'Read', 'Pay')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  await user.type(reason, 'Year end')
  access.childRoles = [read]
  const { passed, open } = gate()
  server.use(http.post('*/rest/catalog/roles/subRoles', () => passed))
  await save(user)
  await user.type(reason, ' 2026')
  open()

  const told = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await told.findByText('Relations not saved: 1')).toBeVisible()
  expect(await told.findByText('The role is included already.')).toBeVisible()
  expect(told.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', `#${toRole(pay.id)}`)
  expect(reason).toHaveValue('Year end 2026')
  expect(await screen.findByRole('button', { name: 'Undo: Pay' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo: Read' })).not.toBeInTheDocument()
  const listed = [read, pay].map(({ id }) => ({ id, requestDescription: 'Year end' }))
  expect(sent).toEqual([{ call: 'POST subRoles', body: { roleId: manager.id, subRoles: listed } }])
})

test('a relation that has to be approved first is said to be requested, and leads to its request', async () => {
  known({ related: { success: true, succeeded: [{ id: read.id }], failed: [] } })
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await draft(user, 'Read')
  await save(user)

  const asked = 'Requested: Read. They are added when the request is approved.'
  const told = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await told.findByText(asked)).toBeVisible()
  expect(told.getByRole('link', { name: 'Read' })).toHaveAttribute(
    'href',
    `#${toRole(read.id, 'requests')}`,
  )
})

test('a child that somebody else removed meanwhile is told as saved', async () => {
  const { access, sent } = known({
    childRoles: [read],
    related: {
      success: false,
      succeeded: [],
      failed: [{ id: read.id, reason: 'The roles do not include each other.' }],
    },
  })
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await user.click(await screen.findByRole('button', { name: 'Remove Read' }))
  access.childRoles = []
  await save(user)

  expect(await screen.findByText('Relations saved: 1')).toBeVisible()
  expect(await within(await children()).findByText('No child roles')).toBeVisible()
  const subRoles = [{ id: read.id, requestDescription: '' }]
  expect(sent[0]?.body).toEqual({ roleId: manager.id, subRoles })
})

test('what is added and removed on both sides is saved together, each with the reason', async () => {
  const chief = atLevel(30, 'Chief')
  const { access, sent } = known({ childRoles: [read], parentRoles: [chief] })
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await draft(user, 'Pay')
  await user.click(await screen.findByRole('button', { name: 'Remove Read' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Chief' }))
  const below = within(await children())
  expect(below.getByText('Added')).toBeVisible()
  expect(below.getByText('Removed')).toBeVisible()
  const changes = /Child roles added: 1.*Child roles removed: 1.*Parent roles removed: 1/
  expect(screen.getByText(changes)).toBeVisible()
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Year end')
  access.childRoles = [pay]
  access.parentRoles = []
  await save(user)

  await waitFor(() => expect(sent).toHaveLength(3))
  const named = ({ id }: { id: string }) => [{ id, requestDescription: 'Year end' }]
  expect(sent).toEqual([
    { call: 'POST subRoles', body: { roleId: manager.id, subRoles: named(pay) } },
    { call: 'DELETE subRoles', body: { roleId: manager.id, subRoles: named(read) } },
    { call: 'DELETE parentRoles', body: { roleId: manager.id, parentRoles: named(chief) } },
  ])
  expect(await screen.findByText('No parent roles')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument()
})

test('a call that fails leaves its part in the draft, and the rest is saved', async () => {
  const { access, sent } = known({ childRoles: [read] })
  server.use(http.post('*/rest/catalog/roles/subRoles', () => HttpResponse.error()))
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await draft(user, 'Pay')
  await user.click(await screen.findByRole('button', { name: 'Remove Read' }))
  access.childRoles = []
  access.related = { success: true, succeeded: [{ id: read.id }], failed: [] }
  await save(user)

  expect(await screen.findByText('Relations not saved: 1')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Undo: Pay' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Read' })).not.toBeInTheDocument()
})

test('a change is taken back, one alone or all together', async () => {
  const { sent } = known({ childRoles: [read] })
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await draft(user, 'Pay')
  await user.click(await screen.findByRole('button', { name: 'Remove Read' }))
  await user.click(screen.getByRole('button', { name: 'Undo: Read' }))
  expect(await screen.findByRole('button', { name: 'Remove Read' })).toBeVisible()
  expect(screen.getByText('Child roles added: 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))

  expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a role is added to a role of a higher level', async () => {
  const chief = atLevel(30, 'Chief')
  const { access, sent, asked } = known({}, [chief])
  const { user } = renderAt(toRole(manager.id, 'relations'))

  await add(user, await chooseFor(user, 'Add parent roles', 'Chief'))
  access.parentRoles = [chief]
  access.related = { success: true, succeeded: [{ id: chief.id }], failed: [] }
  await save(user)

  expect(await screen.findByText('Relations saved: 1')).toBeVisible()
  expect(asked.at(-1)?.getAll('roleLevel')).toEqual(['30'])
  const parentRoles = [{ id: chief.id, requestDescription: '' }]
  expect(sent).toEqual([{ call: 'POST parentRoles', body: { roleId: manager.id, parentRoles } }])
})

const mapping = (key: string, more: object) => ({
  id: 'cn=Ledger,o=system',
  name: 'Ledger',
  entityKey: key,
  status: 50,
  ...more,
})

test('one mapping of a resource is ended by its key, the other stays', async () => {
  const first = mapping('1', { entitlementValues: [{ name: 'Oslo', value: 'osl' }] })
  const second = mapping('2', {
    entitlementValues: [{ name: 'Rome', value: 'rom' }],
    mappingDescription: 'For audits',
  })
  const { access, sent } = known({ resources: [first, second] })
  const { user } = renderAt(toRole(manager.id, 'resources'))

  expect(await screen.findByText('Rome')).toBeVisible()
  expect(screen.getByText('Reason: For audits')).toBeVisible()
  const removals = screen.getAllByRole('button', { name: 'Remove Ledger' })
  expect(removals).toHaveLength(2)
  for (const removal of removals.slice(0, 1)) await user.click(removal)
  access.resources = [second]
  access.related = { success: true, succeeded: [{ id: first.id }], failed: [] }
  await user.click(await screen.findByRole('button', { name: 'Unmap' }))

  expect(await screen.findByText('Resources unmapped: 1')).toBeVisible()
  const mappedResources = [{ id: first.id, entityKey: '1' }]
  expect(sent).toEqual([
    { call: 'DELETE mappedResources', body: { roleId: manager.id, mappedResources } },
  ])
  await waitFor(() => expect(screen.queryByText('Oslo')).not.toBeInTheDocument())
})

test('a mapping that is about to end can not be unmapped again', async () => {
  const made = mapping('2', { id: 'cn=Badge,o=system', name: 'Badge' })
  known({ resources: [mapping('1', { status: 15 }), made] })
  renderAt(toRole(manager.id, 'resources'))

  expect(await screen.findByText('Pending Delete')).toBeVisible()
  expect(screen.getAllByText('Pending Delete')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Remove Badge' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Ledger' })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Select Ledger' })).toBeDisabled()
})
