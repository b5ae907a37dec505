import { readPermission } from '../permission/model'
import { newItem, type CartItem, type Recipient } from './model'
import { callsOf } from './submission'

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

/** Calls for all of these items for so many people. */
const callsFor = (items: readonly CartItem[], count: number) =>
  callsOf(
    items.map((item) => ({ item, recipients: people.slice(0, count) })),
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
