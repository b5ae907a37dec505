import { cnOf } from './dn'

test.each([
  { dn: 'cn=isolberg,ou=users,o=data', cn: 'isolberg' },
  { dn: 'cn=Doe\\, Jane,o=data', cn: 'Doe, Jane' },
  { dn: 'uid=نور,o=data', cn: 'نور' },
  { dn: 'isolberg', cn: 'isolberg' },
])('the name in $dn is $cn', ({ dn, cn }) => {
  expect(cnOf(dn)).toBe(cn)
})
