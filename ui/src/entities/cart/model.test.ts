import type { Permission } from '../permission/model'
import { EMPTY_CART, newItem, withRecipients, type Recipient } from './model'

const [ann, bo] = ['ann', 'bo'].map((id): Recipient => ({ type: 'user', id, name: id }))
const permission = { id: 'cn=Payer', kind: 'role', name: 'Payer' } as Permission

test('what became of people who are no longer recipients is not told any more', () => {
  if (!ann || !bo) throw new Error('nobody')
  const failures = [ann, bo].map((recipient) => ({ recipient, reason: 'is away' }))
  const item = newItem({ permission, failures, leftOut: ['ann', 'bo'] })
  const cart = { ...EMPTY_CART, isForOthers: true, recipients: [ann, bo], items: [item] }

  const [left] = withRecipients(cart, [bo]).items

  expect(left?.failures.map(({ recipient }) => recipient.id)).toEqual(['bo'])
  expect(left?.leftOut).toEqual(['bo'])
})

test('a member of a group that is a recipient stays told', () => {
  if (!ann || !bo) throw new Error('nobody')
  const group: Recipient = { type: 'group', id: 'buyers', name: 'Buyers' }
  const item = newItem({ permission, failures: [{ recipient: ann, reason: 'is away' }] })
  const cart = { ...EMPTY_CART, isForOthers: true, recipients: [group, bo], items: [item] }

  const [left] = withRecipients(cart, [group]).items

  expect(left?.failures).toHaveLength(1)
})
