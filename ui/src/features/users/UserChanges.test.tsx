import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeUsers, person } from './fakeUsersServer'
import { toUserCreate, toUser, toUserEdit, toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']
type AttributesListNode = components['schemas']['AttributesListNode']

const DN = 'cn=isolberg,ou=users,o=data'
const DETAILS = atUpstream('access/users/details')
const USER = atUpstream('access/user')
const SCHEMA = atUpstream('access/entities/schema')

const text = { dataType: 'String', isEditable: true }

const ingrid: PersonNode = {
  dn: DN,
  fullName: 'Ingrid Solberg',
  disabledLogin: false,
  disabledLoginSupported: true,
  primaryAttributes: [
    { ...text, key: 'CN', displayLabel: 'User name', attributeValues: [{ $: 'isolberg' }] },
    { ...text, key: 'Title', displayLabel: 'Title', attributeValues: [{ $: 'Lead' }] },
    { ...text, key: 'Badge', displayLabel: 'Badge', isEditable: false },
  ],
}

const schema: AttributesListNode = {
  container: 'ou=users,o=data',
  namingAttr: 'CN',
  attributesList: [
    { key: 'UserPhoto', displayLabel: 'Photo', dataType: 'Binary', isEditable: true },
    { ...text, key: 'CN', displayLabel: 'User name', isRequired: true },
    { ...text, key: 'LastName', displayLabel: 'Last name', isRequired: true },
    { ...text, key: 'Title', displayLabel: 'Title' },
  ],
}

/** A server with Ingrid, in the state `now`; `sent` records the writes, which `answer` answers. */
function directory(answer: () => Response = () => HttpResponse.json({ dn: DN })) {
  const sent: unknown[] = []
  const now = structuredClone(ingrid)
  const write = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return answer()
  }
  server.use(
    ...fakePreferences().handlers,
    fakeUsers([person('Ingrid Solberg'), person('Bo Lind')]).handler,
    http.get(DETAILS, () => HttpResponse.json(now)),
    http.get(SCHEMA, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isForNewPeople = searchParams.get('entityName') === 'createUser'
      return isForNewPeople ? HttpResponse.json(schema) : undefined
    }),
    http.put(USER, write),
    http.post(USER, write),
    http.delete(USER, write),
  )
  return { sent, now }
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.findByRole('button', { name })

/** Chooses an action from the menu. */
async function chooseMore(user: UserEvent, name: string) {
  await user.click(await press('More actions'))
  await user.click(await screen.findByRole('menuitem', { name }))
}

async function changeTitle() {
  const view = renderAt(toUserEdit(DN))
  const title = await field('Title')
  await view.user.clear(title)
  await view.user.type(title, 'Head')
  await view.user.click(await press('Save changes'))
  return view
}

test('a changed person is saved with what changed alone, and their page shows it', async () => {
  const { sent } = directory()
  await changeTitle()

  expect(await screen.findByText('Successfully updated the user details')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible()
  expect(window.location.hash).toBe(`#${toUser(DN)}`)
  expect(sent).toEqual([
    { dn: DN, attributes: [{ key: 'Title', values: ['Head'], action: 'update' }] },
  ])
})

test('the name of the account and what may not be changed cannot be entered', async () => {
  directory()
  renderAt(toUserEdit(DN))

  expect(await field('User name')).toHaveAttribute('readonly')
  expect(screen.queryByRole('textbox', { name: 'Badge' })).not.toBeInTheDocument()
})

test('what somebody else changed meanwhile is not overwritten without a question', async () => {
  const { sent, now } = directory()
  const view = renderAt(toUserEdit(DN))
  await view.user.type(await field('Title'), '!')
  const title = now.primaryAttributes?.find(({ key }) => key === 'Title')
  Object.assign(title ?? {}, { attributeValues: [{ $: 'Director' }] })

  await view.user.click(await press('Save changes'))

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Lead.*Director.*Lead!/)
  expect(sent).toEqual([])
})

/** Failures of a write: name, reply, and message. */
const failures: [string, () => Response, RegExp][] = [
  ['an empty reply', () => new HttpResponse(null, { status: 200 }), /^Network Error/],
  [
    'the words of a status',
    () => new HttpResponse(null, { status: 507, statusText: 'No room for accounts' }),
    /^507 No room for accounts/,
  ],
  ['a status of 500', () => new HttpResponse(null, { status: 500 }), /^An error has occurred/],
]

const readOnly = { Fault: { Reason: { Text: 'Read-only here.' } } }

test.each([
  ['the words of a fault', () => HttpResponse.json(readOnly, { status: 489 }), /Read-only/],
  ...failures,
])(
  'a change that is refused says why, with %s, and keeps what was entered',
  async (_what, answer, words) => {
    directory(answer)
    await changeTitle()

    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(await field('Title')).toHaveValue('Head')
  },
)

test('a change without an answer is told as a network error, and nobody knows whether it was made', async () => {
  directory(() => HttpResponse.error())
  await changeTitle()

  expect(await screen.findByRole('alert')).toHaveTextContent(/Network Error/)
})

async function createNina() {
  const view = renderAt(toUserCreate())
  await view.user.type(await field(/^User name/), 'nnew')
  await view.user.type(await field(/^Last name/), 'New')
  await view.user.type(screen.getByLabelText(/^Password/), 'demoPass1')
  expect(screen.getByRole('button', { name: 'Choose photo' })).toBeVisible()
  await view.user.click(await press('Create user'))
}

test('a new person has a container, a password and the attributes with a value', async () => {
  const { sent } = directory()
  await createNina()

  expect(await screen.findByText('User created successfully')).toBeVisible()
  const messages = within(screen.getByRole('log', { name: 'Messages' }))
  expect(messages.getByRole('link', { name: 'isolberg' })).toBeVisible()
  expect(sent).toEqual([
    {
      container: 'ou=users,o=data',
      password: 'demoPass1',
      namingAttr: 'CN',
      attributes: [
        { key: 'CN', dataType: 'String', isRequired: true, values: ['nnew'], action: 'add' },
        { key: 'LastName', dataType: 'String', isRequired: true, values: ['New'], action: 'add' },
      ],
    },
  ])
})

test.each(failures)(
  'a new person who was perhaps not created is told of, with %s, and stays entered',
  async (_what, answer, words) => {
    directory(answer)
    await createNina()

    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(await field(/^User name/)).toHaveValue('nnew')
  },
)

test('one person is deleted after a question, and the list is open again', async () => {
  const { sent } = directory(() =>
    HttpResponse.json({ success: true, succeeded: [{ id: DN }], failed: [] }),
  )
  const { user } = renderAt(toUser(DN))
  await chooseMore(user, 'Delete…')
  const question = await screen.findByRole('alertdialog', { name: 'Delete Ingrid Solberg?' })
  expect(sent).toEqual([])

  await user.click(within(question).getByRole('button', { name: 'Delete user' }))

  expect(await screen.findByText('User(s) successfully deleted')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(sent).toEqual([{ members: [{ dn: DN }] }])
})

test('many are deleted after their number was typed; who was not is named with the reason', async () => {
  directory(() =>
    HttpResponse.json({
      success: false,
      succeeded: [{ id: DN, name: 'Ingrid Solberg' }],
      failed: [{ id: 'b', name: 'Bo Lind', reason: 'leads a team' }],
    }),
  )
  const { user } = renderAt(toUsers())
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ingrid Solberg' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Lind' }))
  act(() => within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }).focus())
  await user.keyboard('{Enter}')
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 users?' })

  await user.type(within(question).getByRole('textbox'), '2')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.getByText('User(s) failed to delete')).toBeVisible())
  await waitFor(() => expect(screen.getByText('leads a team')).toBeVisible())
  const page = screen.getByRole('checkbox', { name: 'Select all rows on this page' })
  await waitFor(() => expect(page).toHaveFocus())
})

test('a login is forbidden and allowed again', async () => {
  const { sent, now } = directory()
  const { user } = renderAt(toUser(DN))
  await chooseMore(user, 'Disable login')
  now.disabledLogin = true
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Disable login' }))
  expect(await screen.findByText('Login disabled')).toBeVisible()

  await chooseMore(user, 'Enable login')
  const second = await screen.findByRole('alertdialog')
  await user.click(within(second).getByRole('button', { name: 'Enable login' }))

  await waitFor(() => expect(sent).toHaveLength(2))
  const login = (value: string) => ({
    dn: DN,
    attributes: [{ key: 'LoginDisabled', values: [value], action: 'update' }],
  })
  expect(sent).toEqual([login('true'), login('false')])
})

test('who looks after accounts has the list under its own name and right, with the way to create and delete', async () => {
  directory()
  server.use(fakeRights('manageusers', 'createUser'))
  const { user } = renderAt('/manageusers')

  expect(await screen.findByRole('heading', { level: 1, name: /Manage users/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Create user' })).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ingrid Solberg' }))
  expect(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' })).toBeVisible()
})

test('the accounts stay closed to whoever only reads about people', async () => {
  directory()
  server.use(fakeRights())
  renderAt('/manageusers')

  expect(
    await screen.findByRole('alertdialog', { name: 'Unauthorized access to Manage users page' }),
  ).toBeVisible()
})

test('whoever may change nothing of somebody is not offered to', async () => {
  const { now } = directory()
  for (const attribute of now.primaryAttributes ?? []) attribute.isEditable = false
  renderAt(toUser(DN))

  await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
})

test('by address the form says that the rights are missing', async () => {
  const { now } = directory()
  for (const attribute of now.primaryAttributes ?? []) attribute.isEditable = false
  renderAt(toUserEdit(DN))

  expect(await screen.findByText("You can't change anything here")).toBeVisible()
})
