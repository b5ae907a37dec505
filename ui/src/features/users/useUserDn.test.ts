import { toUser } from './routes'
import { readUserDn } from './useUserDn'

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
  expect(readUserDn(toUser(dn))).toBe(dn)
})

test('an address that is no percent-encoding is taken as it stands', () => {
  expect(readUserDn('/users/cn=100%,o=data')).toBe('cn=100%,o=data')
})
