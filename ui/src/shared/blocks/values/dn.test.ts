import { cnOf, isDn } from './dn'

test.each([
  { dn: 'cn=isolberg,ou=users,o=data', cn: 'isolberg' },
  { dn: 'cn=Doe\\, Jane,o=data', cn: 'Doe, Jane' },
  { dn: 'uid=نور,o=data', cn: 'نور' },
  { dn: 'isolberg', cn: 'isolberg' },
])('the name in $dn is $cn', ({ dn, cn }) => {
  expect(cnOf(dn)).toBe(cn)
})

test.each([
  ['cn=isolberg,ou=users,o=data', true],
  ['CN=Doe\\, Jane,o=data', true],
  ['uid=نور,o=data', true],
  ['cn=isolberg', false],
  ['Okafor, Amara', false],
  ['a=b, c=d', false],
  ['cn=,o=data', false],
  ['', false],
])('%j is a whole DN: %p', (text, whole) => {
  expect(isDn(text)).toBe(whole)
})
