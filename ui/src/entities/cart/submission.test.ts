import { readPermission } from '../permission/model'
import { newItem, type CartItem, type Recipient } from './model'
import { callsOf, type ItemRequest } from './submission'

const said = { reason: 'Year end', self: 'cn=self' }
const people = Array.from({ length: 300 }, (_, number): Recipient => ({
  ...{ type: 'user', id: `cn=p${String(number)}`, name: `Person ${String(number)}` },
}))

function roles(count: number): CartItem[] {
  return Array.from({ length: count }, (_, number) => {
    const id = `cn=r${String(number)}`
    const node = { id, name: id, entityType: 'role', bulkRequestable: true }
    return newItem({ permission: readPermission(node) })
  })
}

/** Calls for all of the given items and a number of recipients. */
const callsFor = (items: readonly CartItem[], count: number) =>
  callsOf(
    items.map((item) => ({ item, recipients: people.slice(0, count), conflicts: [] })),
    said,
  )

test('much for many people is asked for in parts, each thing once for everybody', () => {
  const calls = callsFor(roles(20), 300)

  const asked = calls.flatMap(({ items, recipients }) =>
    items.flatMap(({ permission }) => recipients.map(({ id }) => `${permission.id} ${id}`)),
  )
  expect(new Set(asked).size).toBe(6000)
  expect(asked).toHaveLength(6000)
  expect(Math.max(...calls.map(({ items, recipients }) => items.length * recipients.length))).toBe(
    100,
  )
})

test.each([
  [20, 5, 1],
  [1, 100, 1],
  [1, 101, 2],
  [101, 2, 2],
])('%p things for %p people go in %p calls', (things, count, calls) => {
  expect(callsFor(roles(things), count)).toHaveLength(calls)
})

/** A role that conflicts with an earlier one of the cart: it is requested with a justification. */
function excluding(item: CartItem, earlier: CartItem, count: number): ItemRequest {
  const recipients = people.slice(0, count)
  const [recipient] = recipients
  const { id, name } = earlier.permission
  if (!recipient) throw new Error('it is for nobody')
  const other = { id, name, isInCart: true, isOnItsWay: false, since: undefined }
  const about = { itemId: item.permission.id, itemName: item.permission.name, recipient }
  return { item, recipients, conflicts: [{ ruleId: 'r', ruleName: 'R', ...about, other }] }
}

const pay = newItem({ permission: permissionOf('pay') })
const release = newItem({ permission: permissionOf('release'), justification: ' Deputy ' })

function permissionOf(id: string) {
  return readPermission({ id, name: `Role ${id}`, entityType: 'role', bulkRequestable: false })
}

test('roles that exclude each other go in one call with the justification, bulk or not', () => {
  const other = newItem({ permission: permissionOf('other') })
  const requests = [pay, other].map((item) => ({
    item,
    recipients: people.slice(0, 2),
    conflicts: [],
  }))

  const calls = callsOf([...requests, excluding(release, pay, 2)], said)

  expect(calls.map(({ items }) => items.map(({ permission }) => permission.id))).toEqual([
    ['pay', 'release'],
    ['other'],
  ])
  expect(calls[0]).toMatchObject({
    url: 'access/requests/permissions',
    body: {
      reqPermissions: [{ id: 'pay' }, { id: 'release' }],
      sodJustification: 'Deputy',
      recipients: [{ dn: 'cn=p0' }, { dn: 'cn=p1' }],
    },
  })
})

test.each([
  ['for others', { ...excluding(release, pay, 3) }],
  ['until another day', { ...excluding({ ...release, until: '2027-01-31' }, pay, 2) }],
  [
    'with answers',
    {
      ...excluding(
        {
          ...release,
          questions: [
            {
              key: 'q',
              label: 'Q',
              kind: 'text',
              isMultiple: false,
              source: undefined,
              suggested: [],
            },
          ],
        },
        pay,
        2,
      ),
    },
  ],
])('one that is asked for %s comes after the one that it excludes', (_how, request) => {
  const first = { item: pay, recipients: people.slice(0, 2), conflicts: [] }

  const calls = callsOf([first, request], said)

  expect(calls.map(({ body }) => body)).toMatchObject([
    { id: 'pay', sodJustification: '' },
    { id: 'release', sodJustification: 'Deputy' },
  ])
})
