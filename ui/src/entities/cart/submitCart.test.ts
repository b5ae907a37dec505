import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createStore } from '../../app/store'
import { readAnew } from '../../shared/platform/session/sessionApi'
import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import { sessionStarted, signedOut } from '../../shared/platform/store/sessionSlice'
import { atUpstream } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { beginWithoutDrafts, keptDrafts } from '../../testing/draftDevice'
import { gate } from '../../testing/gate'
import { server } from '../../testing/server'
import { readPermission } from '../permission/model'
import { selectCart } from './cartSlice'
import { changeCart, openCart } from './changeCart'
import { newItem, withRecipients, type CartItem, type Recipient } from './model'
import { callsOf } from './submission'
import { submitCart } from './submitCart'

const SELF: Recipient = { type: 'user', id: bootstrap().user.dn, name: 'Amara' }
const BEN: Recipient = { type: 'user', id: 'cn=ben,o=data', name: 'Ben' }
const others = { ...bootstrap(), user: { ...bootstrap().user, dn: BEN.id } }
const session = { userName: 'amara', fullName: 'Amara', idleUntil: Infinity, lastsUntil: Infinity }

/** A role that needs a call of its own. */
function role(name: string): CartItem {
  const node = { id: `cn=${name}`, name, entityType: 'role', bulkRequestable: false }
  return newItem({ permission: readPermission(node) })
}

const ITEMS = [role('Payer'), role('Reader')]
const calls = callsOf(
  ITEMS.map((item) => ({ item, recipients: [SELF], conflicts: [] })),
  { reason: 'Year end', self: SELF.id },
)

/** A store where Amara is signed in and has opened her cart. */
function storeWithCart() {
  const store = createStore()
  store.dispatch(sessionStarted({ session, contextPath: '/IDMProv' }))
  store.dispatch(readAnew(bootstrap()))
  store.dispatch(openCart(''))
  return store
}

/** Sends a cart with two roles; the first reply waits for `open`. */
function sending() {
  const { passed, open } = gate()
  const asked: unknown[] = []
  server.use(
    http.post(atUpstream('access/requests/permissions/item'), async ({ request }) => {
      const { id } = (await request.json()) as { id: string }
      asked.push(id)
      await passed
      const succeeded = [{ id, name: id }]
      return HttpResponse.json({ success: true, OperationNodes: [{ succeeded, failed: [] }] })
    }),
  )
  const store = storeWithCart()
  store.dispatch(changeCart('', (cart) => ({ ...cart, items: ITEMS })))
  const page = new AbortController()
  const sent = store.dispatch(
    submitCart({
      acting: '',
      calls,
      signal: page.signal,
      reasonOf: () => 'failed',
      inDoubt: 'Status unknown',
      inWords: (result) => result,
    }),
  )
  return { store, page, asked, sent, open }
}

const cartIn = (store: ReturnType<typeof createStore>) => selectCart('')(store.getState())

beginWithoutDrafts()

test('what is put in before the kept cart has been read is added to it', async () => {
  const before = storeWithCart()
  before.dispatch(changeCart('', (cart) => ({ ...cart, items: ITEMS, reason: 'Year end' })))
  await waitFor(async () => expect(await keptDrafts()).toHaveLength(1))
  const store = storeWithCart()
  store.dispatch(changeCart('', (cart) => withRecipients({ ...cart, reason: 'Leave' }, [BEN])))

  await waitFor(() =>
    expect(cartIn(store)?.cart).toMatchObject({
      items: ITEMS.map(({ permission }) => ({ permission })),
      recipients: [BEN],
      reason: 'Leave',
    }),
  )
})

test('a cart is empty when all of it was sent', async () => {
  const { store, asked, sent, open } = sending()
  open()

  expect(await sent).toHaveLength(2)
  expect(asked).toEqual(['cn=Payer', 'cn=Reader'])
  expect(cartIn(store)).toMatchObject({ cart: { items: [] }, unheard: [], sending: undefined })
})

test('when the page goes, the call under way is the last one, and the rest stays in the cart', async () => {
  const { store, page, asked, sent, open } = sending()
  await waitFor(() => expect(asked).toHaveLength(1))
  page.abort()
  open()

  expect(await sent).toHaveLength(1)
  expect(asked).toEqual(['cn=Payer'])
  expect(cartIn(store)).toMatchObject({ cart: { items: [ITEMS[1]] }, sending: undefined })
})

test('when somebody else is acted for, nothing more is asked for', async () => {
  const { store, asked, sent, open } = sending()
  await waitFor(() => expect(asked).toHaveLength(1))
  store.dispatch(proxyModeEntered({ dn: 'cn=ingrid,o=data', fullName: 'Ingrid' }))
  open()

  await sent
  expect(asked).toEqual(['cn=Payer'])
  expect(cartIn(store)).toMatchObject({ cart: { items: [ITEMS[1]] }, sending: undefined })
})

test('after a sign-out nothing more is asked for', async () => {
  const { store, asked, sent, open } = sending()
  await waitFor(() => expect(asked).toHaveLength(1))
  store.dispatch(signedOut({ location: '/bye' }))
  open()

  await sent
  expect(asked).toEqual(['cn=Payer'])
})

test('when another person is signed in, nothing more is asked for, and the cart of that person is not touched', async () => {
  const { store, asked, sent, open } = sending()
  await waitFor(() => expect(asked).toHaveLength(1))
  store.dispatch(readAnew(others))
  expect(cartIn(store)).toBeUndefined()
  store.dispatch(openCart(''))
  store.dispatch(changeCart('', (cart) => ({ ...cart, items: ITEMS })))
  open()

  await sent
  expect(asked).toEqual(['cn=Payer'])
  expect(cartIn(store)).toMatchObject({ cart: { items: ITEMS } })
})
