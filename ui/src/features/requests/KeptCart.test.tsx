import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { newItem, type Cart } from '../../entities/cart/model'
import { readPermission } from '../../entities/permission/model'
import { sessionEnded } from '../../shared/platform/store/sessionSlice'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import { atBff } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { clientWith, setting } from '../../testing/clientSettings'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { allDone, definition, fakeRequests, personDn, role } from './fakeRequestsServer'
import { toRequests } from './routes'

const administrator = {
  rights: { ...bootstrap().rights, domains: ['PROVISIONING'] },
  ...clientWith({ customization: { maxUserSearchLimit: setting(40) } }),
}
/** A page that makes no calls. */
const ELSEWHERE = '/elsewhere'
const laptop = definition('Laptop')
const form = {
  title: 'Laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model' },
    { type: 'password', key: 'pin', label: 'Pin' },
    { type: 'hidden', key: 'recipient', defaultValue: '' },
  ],
}

const cart = () => screen.findByRole('region', { name: 'Your request' })
const reason = () => screen.findByRole('textbox', { name: 'Reason' })

/** Signs out, and in again. */
async function returnLater(view: ReturnType<typeof renderAt>, own: object = {}) {
  view.unmount()
  await draftsWritten()
  return renderAt(toRequests(), { bootstrap: own })
}

/** Adds a request definition to the cart. */
async function addLaptop({ user }: ReturnType<typeof renderAt>) {
  await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))
  await user.type(await screen.findByRole('textbox', { name: 'Model' }), 'X1')
  await user.type(screen.getByLabelText('Pin'), '1234')
  await user.click(screen.getByRole('button', { name: 'Add to request' }))
  await user.type(await reason(), 'Year end')
}

beforeEach(async () => {
  indexedDB = new IDBFactory()
  await draftsWritten()
})

test('the cart is there again after a sign-out, without a question', async () => {
  server.use(...fakeRequests({ permissions: [role('Payer'), role('Reader')] }).handlers)
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await view.user.type(await reason(), 'Year end')
  await returnLater(view)

  expect(await within(await cart()).findByRole('button', { name: 'Remove Payer' })).toBeVisible()
  expect(await reason()).toHaveValue('Year end')
  expect(screen.queryByText(/unfinished draft/)).not.toBeInTheDocument()
})

test('who comes back from another page finds the cart in the first picture of the page', async () => {
  server.use(...fakeRequests({ permissions: [role('Payer'), role('Reader')] }).handlers)
  const { user, router } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await act(() => router.navigate(ELSEWHERE))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your request' })).toBeNull())
  await act(draftsWritten)
  const pictures: string[] = []
  const look = () =>
    pictures.push(screen.queryByRole('region', { name: 'Your request' })?.textContent ?? '')
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  await act(() => router.navigate(toRequests()))
  await cart()
  watch.disconnect()

  expect(pictures.find((picture) => picture !== '')).toContain('Payer')
})

test('a form is there again too, but for its passwords, which have to be entered before it is sent', async () => {
  const { handlers, sent } = fakeRequests({ permissions: [laptop], form })
  server.use(...handlers)
  const view = renderAt(toRequests())
  await addLaptop(view)
  const { user } = await returnLater(view)
  expect(await screen.findByText(/^Passwords and files are not stored/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Submit 1 request' }))
  expect(sent).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Form Laptop' }))
  expect(await screen.findByRole('textbox', { name: 'Model' })).toHaveValue('X1')
  expect(screen.getByLabelText('Pin')).toHaveValue('')
  await user.type(screen.getByLabelText('Pin'), '9')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await user.click(await screen.findByRole('button', { name: 'Submit 1 request' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.data).toContainEqual({ key: 'pin', value: ['9'] })
})

const userNamed = (name: string) => ({ dn: personDn(name), type: 'user' })

async function chooseAnnAndBen({ user }: ReturnType<typeof renderAt>) {
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'find{Enter}')
  for (const name of ['Ann', 'Ben']) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
}

/** Adds a request definition for two people to the cart: it needs a call for each. */
async function addLaptopForTwo(view: ReturnType<typeof renderAt>) {
  await chooseAnnAndBen(view)
  await addLaptop(view)
}

test('whoever leaves while requests are sent is asked, and finds what became of them and what was not sent', async () => {
  const { passed, open } = gate()
  const world = { permissions: [laptop], form, people: ['Ann', 'Ben'] }
  const { handlers, sent } = fakeRequests(world, (call) => passed.then(() => allDone(call)))
  server.use(...handlers)
  const view = renderAt(toRequests(), { bootstrap: administrator })
  const { user } = view
  await addLaptopForTwo(view)
  await user.click(screen.getByRole('button', { name: 'Submit 2 requests' }))
  expect(await screen.findByText('Sent: 0 of 2')).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => view.router.navigate(ELSEWHERE))

  const question = await screen.findByRole('alertdialog', {
    name: 'Leave while requests are sent?',
  })
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your request' })).toBeNull())
  await act(() => view.router.navigate(toRequests()))
  expect(within(await cart()).queryByText(/Status unknown/)).toBeNull()
  open()
  expect(await screen.findByText('Request submitted')).toBeVisible()

  expect(await screen.findByText(/Already assigned or requested: .?Ann/)).toBeVisible()
  expect(sent).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Form Laptop' }))
  await user.type(await screen.findByLabelText('Pin'), '9')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await user.click(await screen.findByRole('button', { name: 'Submit 1 request' }))
  await waitFor(() => expect(sent[1]?.body.recipients).toEqual([userNamed('Ben')]))
  await waitFor(async () => {
    expect(within(await cart()).queryByRole('button', { name: 'Remove Laptop' })).toBeNull()
  })
})

test('of whom nobody knows whether it was asked for them is left out, until somebody says otherwise', async () => {
  const { passed, open } = gate()
  const world = { permissions: [role('Payer')], people: ['Ann', 'Ben'] }
  const { handlers, sent } = fakeRequests(world, (call) => passed.then(() => allDone(call)))
  server.use(...handlers)
  const view = renderAt(toRequests(), { bootstrap: administrator })
  const { user } = view
  await chooseAnnAndBen(view)
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await user.type(await reason(), 'Year end')
  await user.click(screen.getByRole('button', { name: 'Submit 2 requests' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => void view.store.dispatch(sessionEnded({ loginUrl: 'bff/login' })))
  await waitFor(() => expect(view.departures).toHaveLength(1))
  const { user: returned } = await returnLater(view, administrator)

  expect(await screen.findAllByText(/^Status unknown/)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Submit requests' })).toBeDisabled()
  open()
  await returned.click(screen.getByRole('button', { name: /^Include.*Ben/ }))
  await returned.click(await screen.findByRole('button', { name: 'Submit 1 request' }))
  await waitFor(() => expect(sent[1]?.body.recipients).toEqual([userNamed('Ben')]))
})

test('when the session ends in the middle of an item, only those are left for whom it was not sent', async () => {
  const gone = { code: 'no_session', message: '', requestId: 'r-1', loginUrl: 'bff/login' }
  const signedOut = { signedIn: false, loginUrl: 'bff/login' }
  const world = { permissions: [laptop], form, people: ['Ann', 'Ben'] }
  const { handlers, sent } = fakeRequests(world, (call) =>
    sent.length === 2 ? HttpResponse.json(gone, { status: 401 }) : allDone(call),
  )
  server.use(...handlers)
  const view = renderAt(toRequests(), { bootstrap: administrator })
  const { user } = view
  await addLaptopForTwo(view)
  server.use(http.get(atBff('bff/session'), () => HttpResponse.json(signedOut), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Submit 2 requests' }))
  await waitFor(() => expect(view.departures).toHaveLength(1))
  await returnLater(view, administrator)

  expect(await screen.findByText(/Already assigned or requested: .?Ann/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit 1 request' })).toBeVisible()
  expect(sent[1]?.body.recipients).toEqual([userNamed('Ben')])
})

const channels = new Set<BroadcastChannel>()
afterEach(() => channels.forEach((channel) => channel.close()))

/** Records the messages about the cart that another tab receives, the latest at the end. */
function otherTab() {
  const channel = new BroadcastChannel(`cart ${bootstrap().user.dn} `)
  channels.add(channel)
  const told: string[] = []
  channel.onmessage = ({ data }: MessageEvent<string>) => told.push(data)
  return { channel, told }
}

test('the other tabs learn what became of a cart whose page was left while it was sent', async () => {
  const { passed, open } = gate()
  const world = { permissions: [role('Payer'), role('Reader', { bulkRequestable: false })] }
  const { handlers, sent } = fakeRequests(world, (call) => passed.then(() => allDone(call)))
  server.use(...handlers)
  const { told } = otherTab()
  const view = renderAt(toRequests())
  for (const name of ['Payer', 'Reader']) {
    await view.user.click(await screen.findByRole('button', { name: `Add ${name}` }))
  }
  await view.user.type(await reason(), 'Year end')
  await view.user.click(screen.getByRole('button', { name: 'Submit 2 requests' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(told.at(-1)).toContain('Status unknown')
  await act(() => view.router.navigate(ELSEWHERE))
  await view.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your request' })).toBeNull())
  open()

  await waitFor(() => expect(told.at(-1)).not.toContain('Status unknown'))
  const { items } = JSON.parse(told.at(-1) ?? '') as Cart
  expect(items.map(({ permission }) => permission.name)).toEqual(['Reader'])
})

test('all tabs have the same cart, and each what was entered there alone', async () => {
  const { handlers } = fakeRequests({ permissions: [laptop, role('Payer')], form })
  server.use(...handlers)
  const { channel, told } = otherTab()
  const view = renderAt(toRequests())
  await addLaptop(view)
  await waitFor(() => expect(told.at(-1)).toMatch(/Laptop.*Year end/))
  expect(told.at(-1)).not.toContain('1234')

  const cartThere = JSON.parse(told.at(-1) ?? '') as Cart
  const permission = readPermission(role('Payer'))
  const items = [...cartThere.items, newItem({ permission })]
  channel.postMessage(JSON.stringify({ ...cartThere, items, reason: 'Next year' }))

  expect(await screen.findByRole('button', { name: 'Remove Payer' })).toBeVisible()
  expect(await reason()).toHaveValue('Next year')
  expect(screen.queryByText(/^Passwords and files are not stored/)).not.toBeInTheDocument()
  expect(told.at(-1)).not.toContain('Next year')
})
