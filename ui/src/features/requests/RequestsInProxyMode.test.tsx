import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import { atUpstream } from '../../testing/addresses'
import {
  choose,
  INGRID,
  ingridsTasks,
  open,
  openDialog,
  openForIngrid,
  ownTasks,
  proxyServer,
} from '../../testing/proxyWorld'
import { server } from '../../testing/server'
import { definition, fakeRequests, role, roleDn, rule, SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

const laptop = definition('Laptop')
const form = {
  title: 'Laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model' },
    { type: 'hidden', key: 'recipient', defaultValue: '' },
  ],
}
const administrator = { rights: { authorized: true, domains: ['ROLES'] } }

type User = ReturnType<typeof open>['user']

function known(world: Parameters<typeof fakeRequests>[0] = {}) {
  proxyServer()
  const fake = fakeRequests({
    permissions: [role('Payer'), role('Reader'), laptop],
    form,
    ...world,
  })
  server.use(...fake.handlers)
  return fake
}

const cart = () => screen.findByRole('region', { name: 'Your request' })
const ingridAsks = () => openForIngrid(toRequests())
const add = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Add ${name}` }))

async function askForOne(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Year end')
  await user.click(await screen.findByRole('button', { name: 'Submit 1 request' }))
}

async function goToRequests(user: User) {
  await user.click(await screen.findByRole('link', { name: 'Request access' }))
}

beforeEach(async () => {
  indexedDB = new IDBFactory()
  await draftsWritten()
})

afterEach(() => {
  sessionStorage.clear()
})

test('what the person has counts, not what their proxy has, and it is asked for in their name', async () => {
  const { sent } = known({ held: { [INGRID]: ['Payer'], [SELF]: ['Reader'] } })
  const { user } = await ingridAsks()
  await add(user, 'Payer')
  await add(user, 'Reader')
  expect(await screen.findByText(/Already assigned or requested: .?Ingrid Solberg/)).toBeVisible()
  expect(screen.queryByText(/^You already have/)).not.toBeInTheDocument()

  await askForOne(user)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ id: roleDn('Reader'), recipients: [], proxyUser: INGRID })
})

test('who would hold two roles that exclude each other is the person', async () => {
  known({ rules: [rule('Payer', 'Reader')], held: { [INGRID]: ['Payer'] } })
  const { user } = await ingridAsks()

  await add(user, 'Reader')

  expect(
    await screen.findByText('Conflict of duties: Ingrid Solberg would hold both'),
  ).toBeVisible()
})

test('a form says that it is for the person, and is not filled in in a window of its own', async () => {
  const { asked, sent } = known()
  const { user } = await ingridAsks()
  await add(user, 'Laptop')
  await user.type(await screen.findByRole('textbox', { name: 'Model' }), 'X1')
  expect(screen.queryByRole('button', { name: 'Open in new window' })).not.toBeInTheDocument()
  const read = asked.find(({ pathname }) => pathname.endsWith('access/forms'))?.searchParams
  expect([read?.get('proxyFor'), read?.get('recipient')]).toEqual([INGRID, null])
  await user.click(screen.getByRole('button', { name: 'Add to request' }))

  await askForOne(user)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ reqPermissions: [{ id: laptop.id, proxyFor: INGRID }] })
  expect(sent[0]?.body.data).toContainEqual({ key: 'recipient', value: [INGRID] })
})

test('each name has a cart of its own, and the exit brings back that of the proxy', async () => {
  known()
  const { user } = open(toRequests())
  await add(user, 'Payer')
  const dialog = within(await openDialog(user))
  await choose(user)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await ingridsTasks()
  await goToRequests(user)
  await add(user, 'Reader')
  const ingrids = within(await cart())
  expect(await ingrids.findByRole('button', { name: 'Remove Reader' })).toBeVisible()
  expect(ingrids.queryByRole('button', { name: 'Remove Payer' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Exit Proxy : Ingrid Solberg' }))
  await ownTasks()
  await goToRequests(user)

  const own = within(await cart())
  expect(await own.findByRole('button', { name: 'Remove Payer' })).toBeVisible()
  expect(own.queryByRole('button', { name: 'Remove Reader' })).not.toBeInTheDocument()
})

test('the rights of the person say whether others can be asked for, not those of the proxy', async () => {
  known()
  await openForIngrid(toRequests(), administrator)

  expect(await screen.findByRole('button', { name: 'Add Payer' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Others' })).not.toBeInTheDocument()
})

test('while it is not known what the person may do, they ask for themself alone', async () => {
  known({ teams: ['cn=payroll'] })
  server.use(http.get(atUpstream('access/rob'), () => HttpResponse.json({}, { status: 403 })))
  const { user } = await ingridAsks()

  await add(user, 'Payer')

  expect(await screen.findByRole('button', { name: 'Submit 1 request' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Others' })).not.toBeInTheDocument()
})

test('a person who administers roles is offered others, and is named where it would say myself', async () => {
  known()
  server.use(http.get(atUpstream('access/rob'), () => HttpResponse.json(administrator.rights)))
  await ingridAsks()

  expect(await screen.findByRole('radio', { name: 'Others' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Ingrid Solberg' })).toBeChecked()
})
