import { passes } from './holderFilters'
import { isRenewable, isRevocable, readHolder } from './holderModel'

const ROLE = 'cn=Clerk,cn=Level10,o=system'
const node = { dn: ROLE, recipientDn: 'cn=ann,ou=users,o=data', statusCode: '50', grant: true }
const read = (more: object) => readHolder({ ...node, ...more }, ROLE)

test.each([
  ['an assignment', {}, { kind: 'direct', id: '', name: '' }],
  [
    'another role',
    { dn: 'cn=Chief,o=system', name: 'Chief' },
    { kind: 'role', id: 'cn=Chief,o=system', name: 'Chief' },
  ],
  [
    'a group',
    { source: 'cn=Finance,ou=groups,o=data' },
    { kind: 'group', id: 'cn=Finance,ou=groups,o=data', name: 'Finance' },
  ],
  [
    'a container',
    { source: 'ou=users,o=data' },
    { kind: 'container', id: 'ou=users,o=data', name: 'users' },
  ],
  ['a role by its name', { source: 'Chief' }, { kind: 'role', id: '', name: 'Chief' }],
])('the cause can be %s', (_what, more, cause) => {
  expect(read(more).cause).toEqual(cause)
})

test('numbers and times are texts there; empty and 0 are none', () => {
  const ends = { effectiveDate: '1767225600000', expiryDate: '0' }
  expect(read(ends)).toMatchObject({
    state: 50,
    effectiveAt: 1_767_225_600_000,
    expiresAt: undefined,
  })
})

test('a container says whether it is meant with what is below', () => {
  const container = { recipientType: 'CONTAINER' }
  expect(read(container).recipient.kind).toBe('container')
  expect(read({ ...container, recipientTypeSubContainer: true }).recipient.kind).toBe(
    'subcontainer',
  )
})

test('only what is assigned, provisioned and not being removed is revoked; with an end it is extended', () => {
  expect(
    [{}, { source: 'ou=users,o=data' }, { statusCode: '15' }, { grant: false }]
      .map(read)
      .map(isRevocable),
  ).toEqual([true, false, false, false])
  expect([{}, { expiryDate: '1767225600000' }].map(read).map(isRenewable)).toEqual([false, true])
})

test.each([
  ['held', {}, true],
  ['held', { grant: false }, false],
  ['pending', { statusCode: '15' }, true],
  ['pending', { statusCode: '25' }, true],
  ['denied', { statusCode: '95' }, true],
  ['error', { statusCode: '80' }, true],
  ['expiring', { expiryDate: '86400000' }, true],
  ['expiring', { expiryDate: '2678400000' }, false],
  ['nothing known', {}, false],
])('%s: %o passes the filter: %s', (state, more, isShown) => {
  expect(passes(read(more), { state: [state] }, 1)).toBe(isShown)
})
