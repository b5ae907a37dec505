import { toUser } from '../../../features/users/routes'
import { readNamedDn } from './useNamedDn'

test.each([
  'cn=isolberg,ou=users,o=data',
  'cn=Doe\\, Jane,ou=users,o=data',
  'cn=a/b,o=data',
  'cn=100%,o=data',
  'cn=literal%2Fslash,o=data',
  'cn=literal%2520space,o=data',
  'cn=نور الدين,ou=مستخدمون,o=data',
  'cn=山田 太郎,o=data',
  'cn=c#?&+,o=data',
])('the DN %s survives the way through the address', (dn) => {
  expect(readNamedDn(toUser(dn), '/users')).toBe(dn)
})

test('an address that is no percent-encoding is taken as it stands', () => {
  expect(readNamedDn('/users/cn=100%,o=data', '/users')).toBe('cn=100%,o=data')
})

test('an address that names nobody gives nothing', () => {
  expect(readNamedDn('/orgchart', '/orgchart')).toBe('')
})
