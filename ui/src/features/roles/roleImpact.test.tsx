import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseAction } from '../../testing/chooseAction'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, holder, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

beginWithoutDrafts()

const atLevel = (level: 10 | 20, name: string) =>
  role(name, { level, roleLevel: { level, name: `Level ${String(level)}` } })
const manager = atLevel(20, 'Manager')
const read = atLevel(10, 'Read')

/** This number of people have the role Manager, and no other role. */
function known(people: number, access: Partial<RoleAccess> = {}) {
  const fake = fakeAccess(access)
  const holders = Array.from({ length: people }, (_, number) => ({
    dn: `cn=person${String(number)},o=data`,
    name: `Person ${String(number)}`,
  }))
  server.use(
    http.get('*/rest/access/assignments/identities', ({ request }) => {
      const isManager = new URL(request.url).searchParams.get('permissionId') === manager.id
      const identities = isManager ? holders : []
      return HttpResponse.json({ identities, total: identities.length })
    }),
    ...fake.handlers,
    ...fakeRoles([manager, read]).handlers,
    ...fakePreferences().handlers,
  )
  return fake
}

type User = ReturnType<typeof renderAt>['user']

const impactRegion = () => screen.findByRole('region', { name: 'Impact of this change' })
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save role' }))

/** Adds a child role to the draft. */
async function addRead(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add child roles' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add child roles' }))
  await user.type(dialog.getByRole('searchbox'), 'find{Enter}')
  await user.click(await screen.findByRole('option', { name: /^Read/ }))
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
}

test('beside the draft it is told who gains a child', async () => {
  const { sent } = known(2)
  const { user, container } = renderAt(toRole(manager.id, 'relations'))
  await addRead(user)

  const impact = within(await impactRegion())
  expect(await impact.findByText('+2')).toBeVisible()
  expect(impact.getByText('Person 1')).toBeVisible()
  expect(impact.getByText(/Holders of Manager: 2/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await save(user)

  await waitFor(() => expect(sent).toHaveLength(1))
})

test('the name of the role is typed where more than 20 people gain something', async () => {
  const { sent } = known(21)
  const { user } = renderAt(toRole(manager.id, 'relations'))
  await addRead(user)
  expect(await screen.findByText('+21')).toBeVisible()
  await save(user)
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('button', { name: 'Save role' })).toBeDisabled()
  expect(sent).toEqual([])

  await user.type(question.getByRole('textbox', { name: /“.*Manager.*”/ }), 'manager{Enter}')

  await waitFor(() => expect(sent).toHaveLength(1))
})

test('who loses a child and who gains another one is told together', async () => {
  const pay = atLevel(10, 'Pay')
  known(3)
  server.use(
    http.post('*/rest/catalog/roles/subRoles/list', async ({ request }) => {
      const { id } = (await request.json()) as { id: string }
      const roles = id === manager.id ? [pay] : []
      return HttpResponse.json({ roles, total: roles.length })
    }),
  )
  const { user } = renderAt(toRole(manager.id, 'relations'))
  await addRead(user)
  await user.click(await screen.findByRole('button', { name: 'Remove Pay' }))

  expect(await screen.findByText('−3')).toBeVisible()
  expect(screen.getByText('+3')).toBeVisible()
})

test('a figure that cannot be read says so, with the cause, and can be read again', async () => {
  known(2)
  server.use(
    http.get(
      '*/rest/access/assignments/identities',
      () => new HttpResponse(null, { status: 500 }),
      {
        once: true,
      },
    ),
  )
  const { user } = renderAt(toRole(manager.id, 'relations'))
  await addRead(user)

  const impact = within(await impactRegion())
  expect(await impact.findByText('Not known')).toBeVisible()
  expect(impact.getByText(/failed to load/)).toBeVisible()
  await user.click(impact.getByRole('button', { name: 'Try again' }))

  expect(await impact.findByText('+2')).toBeVisible()
})

test('before a held role is deleted it is told who loses it', async () => {
  known(2)
  const { user } = renderAt(toRole(manager.id))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }))
  const question = within(await screen.findByRole('alertdialog'))

  expect(await question.findByText('−2')).toBeVisible()
  expect(question.getByText('Person 0')).toBeVisible()
})

const ann = 'cn=person0,o=data'
const held = { dn: manager.id, recipientDn: ann, recipientFullName: 'Person 0' }

test('before a role is assigned it is told who gains it', async () => {
  known(0)
  server.use(
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({ usersList: [{ dn: ann, fullName: 'Person 0' }], totalSize: 1 }),
    ),
  )
  const { user } = renderAt(toRole(manager.id))
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Assign Manager' }))
  await user.type(sheet.getByRole('searchbox'), 'person{Enter}')
  await user.click(await screen.findByRole('option', { name: /^Person 0/ }))
  await user.keyboard('{Escape}')

  const impact = within(await sheet.findByRole('region', { name: 'Impact of this change' }))
  expect(await impact.findByText('+1')).toBeVisible()
  expect(impact.getByRole('link', { name: 'Person 0' })).toBeVisible()
})

test('before a role is revoked it is told who loses it', async () => {
  known(1, { holders: [holder('Person 0', held)] })
  const { user } = renderAt(toRole(manager.id, 'assignments'))
  await chooseAction(user, 'Person 0', 'Revoke…')
  const question = within(await screen.findByRole('alertdialog'))

  expect(await question.findByText('−1')).toBeVisible()
})

test('before a resource is unmapped it is told who loses it', async () => {
  known(21, { resources: [{ id: 'cn=Desk,o=system', name: 'Desk', entityKey: '1' }] })
  server.use(
    http.post('*/rest/catalog/resources/resource/assignments', () =>
      HttpResponse.json({ assignmentStatusList: [], total: 0 }),
    ),
  )
  const { user } = renderAt(toRole(manager.id, 'resources'))
  await user.click(await screen.findByRole('button', { name: 'Remove Desk' }))
  const question = within(await screen.findByRole('alertdialog'))

  expect(await question.findByText('−21')).toBeVisible()
  expect(question.getByRole('button', { name: 'Unmap' })).toBeDisabled()
})
