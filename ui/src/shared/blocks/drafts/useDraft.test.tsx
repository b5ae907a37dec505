import { act, screen, waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { delay, http, HttpResponse } from 'msw'
import { atBff } from '../../../testing/addresses'
import { beginWithoutDrafts, endSession, keptDrafts } from '../../../testing/draftDevice'
import { draftPages } from '../../../testing/draftPages'
import { menu } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { server } from '../../../testing/server'
import { sessionEnded } from '../../platform/store/sessionSlice'
import { draftsWritten } from './writesUnderWay'

const OFFER = /^You have an unfinished draft from/
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A key as the gateway sends it: 32 equal bytes. */
function keyOf(id: string, byte: number) {
  return { id, key: btoa(String.fromCharCode(...new Array<number>(32).fill(byte))) }
}

const ann = keyOf('ann', 1)
const ben = keyOf('ben', 2)

function keysServer(...keys: { id: string; key: string }[]) {
  server.use(http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys })))
}

const realNow = Date.now
let aheadMs: number

/** Opens the form as after a sign-in, with nothing in memory. */
async function open(path = '/tasks') {
  const view = renderAt(path, { routes: draftPages, bootstrap: { menu } })
  return { ...view, title: await screen.findByLabelText('Title') }
}

/** Ends the session, and opens the form again some time later. */
async function comeBack(view: { unmount: () => void }, laterMs = 0, path = '/tasks') {
  await endSession(view)
  aheadMs += laterMs
  return open(path)
}

/** Expects no offer, after the form has read the device. */
async function expectNoOffer() {
  await act(() => delay(0))
  await act(draftsWritten)
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
}

beginWithoutDrafts()
beforeEach(() => {
  aheadMs = 0
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs)
  keysServer(ann)
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('what was entered is offered after the next sign-in, and restored', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head of night shift')

  const { title, user } = await comeBack(first, 3 * MINUTE_MS)
  expect(await screen.findByText(OFFER)).toHaveTextContent(
    'You have an unfinished draft from 3 minutes ago',
  )
  await user.click(screen.getByRole('button', { name: 'Restore' }))

  expect(title).toHaveValue('Head of night shift')
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
})

test('a draft that is not wanted is gone', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  const second = await comeBack(first)
  await second.user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()

  await comeBack(second)
  await expectNoOffer()
  expect(await keptDrafts()).toEqual([])
})

test('what was typed beside the offer outlives a draft that is not wanted', async () => {
  const first = await open()
  await first.user.type(first.title, 'Old')
  const second = await comeBack(first)
  await screen.findByText(OFFER)
  await second.user.type(second.title, 'New')
  await second.user.click(screen.getByRole('button', { name: 'Discard' }))

  const third = await comeBack(second)
  await third.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(third.title).toHaveValue('New')
})

test('what is saved leaves no draft', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await first.user.click(screen.getByRole('button', { name: 'Save' }))

  await comeBack(first)
  await expectNoOffer()
  expect(await keptDrafts()).toEqual([])
})

test('what was taken back leaves no draft', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await first.user.clear(first.title)

  await comeBack(first)
  await expectNoOffer()
})

test('what was just typed is kept at once', async () => {
  const { user, title } = await open()
  await user.type(title, 'Head')
  await draftsWritten()

  expect(await keptDrafts()).toHaveLength(1)
})

test('a session that ends keeps what was just typed before the page is left', async () => {
  const { user, title, store, departures } = await open()
  await user.type(title, 'Head')
  act(() => {
    store.dispatch(sessionEnded({ loginUrl: 'bff/login' }))
  })

  await waitFor(() => {
    expect(departures).toEqual(['bff/login?return=%23%2Ftasks'])
  })
  expect(await keptDrafts()).toHaveLength(1)
})

test('passwords and files are not kept', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await first.user.type(screen.getByLabelText('Password'), 'secret')

  const second = await comeBack(first)
  await second.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(second.title).toHaveValue('Head')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('another person on this device is offered nothing, and destroys nothing', async () => {
  const first = await open()
  await first.user.type(first.title, 'Of Ann')
  keysServer(ben)
  const second = await comeBack(first)
  await expectNoOffer()
  await second.user.type(second.title, 'Of Ben')

  keysServer(ann)
  const third = await comeBack(second)
  await third.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(third.title).toHaveValue('Of Ann')
})

test('nothing of a draft can be read on the device', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await endSession(first)
  const [record] = await keptDrafts()

  expect(Object.keys(record ?? {}).sort()).toEqual(['content', 'endsAt', 'name', 'nonce', 'owner'])
  expect(JSON.stringify(record)).not.toMatch(/title|tasks|Head/)
})

test('a draft that was moved to another place does not open', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await endSession(first)
  const database = await openDB('idm-console')
  const [record] = (await database.getAll('drafts')) as { endsAt: number }[]
  await database.put('drafts', { ...record, endsAt: (record?.endsAt ?? 0) + DAY_MS })
  database.close()

  await open()
  await expectNoOffer()
})

test('a new key of the operator opens what the old one sealed, and takes it over', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  keysServer(keyOf('ann, new', 3), ann)
  const second = await comeBack(first)
  await second.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(second.title).toHaveValue('Head')
  await endSession(second)

  expect((await keptDrafts()).map(({ owner }) => owner)).toEqual(['ann, new'])
})

test('after seven days a draft is gone, whoever signs in then', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  keysServer(ben)
  await comeBack(first, 7 * DAY_MS)
  await expectNoOffer()

  expect(await keptDrafts()).toEqual([])
})

test('a draft of a form that has another shape now is dropped', async () => {
  const first = await open()
  await first.user.type(first.title, 'Head')
  await comeBack(first, 0, '/newer')
  await expectNoOffer()

  expect(await keptDrafts()).toEqual([])
})

test("a browser that keeps nothing, and a server without keys, are in nobody's way", async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  const first = await open()
  await first.user.type(first.title, 'Head')
  server.use(http.get(atBff('bff/draft-keys'), () => HttpResponse.json({}, { status: 503 })))

  const second = await comeBack(first)
  await expectNoOffer()
  await second.user.type(second.title, 'Tail')
  expect(second.title).toHaveValue('Tail')
})

test('a server that was away when the form was opened is asked again', async () => {
  const away = http.get(atBff('bff/draft-keys'), () => HttpResponse.json({}, { status: 503 }), {
    once: true,
  })
  server.use(away)
  const first = await open()
  await expectNoOffer()
  await first.user.type(first.title, 'Head')

  await comeBack(first)
  expect(await screen.findByText(OFFER)).toBeVisible()
})

test('the keys are asked for once, however many forms are opened', async () => {
  let asked = 0
  server.events.on('request:start', ({ request }: { request: Request }) => {
    if (request.url.endsWith('bff/draft-keys')) asked += 1
  })
  const { router } = await open()
  await act(() => router.navigate('/users'))
  await act(() => router.navigate('/newer'))
  await screen.findByLabelText('Title')
  await draftsWritten()

  expect(asked).toBe(1)
})

test('a form that comes back in the same page has its draft from the first picture on', async () => {
  const { user, router, title } = await open()
  await user.type(title, 'Head')
  await act(() => router.navigate('/users'))
  await screen.findByText('All users')
  await act(draftsWritten)
  const asked = jest.spyOn(IDBObjectStore.prototype, 'get')
  await act(() => router.navigate('/tasks'))

  expect(screen.getByText(OFFER)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Head')
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
})

test('what was just saved is not offered to a form that begins anew in the same moment', async () => {
  const { user, router, title } = await open('/renewed')
  await user.type(title, 'Head')
  await act(() => router.navigate('/users'))
  await act(draftsWritten)
  await act(() => router.navigate('/renewed'))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByLabelText('Title')).toHaveValue('')
  await expectNoOffer()
})
