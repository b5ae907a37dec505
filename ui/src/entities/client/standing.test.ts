import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { wayIn } from './standing'

const ann = { dn: 'cn=ann,ou=users,o=data', groups: ['cn=Finance,o=data'], roles: ['cn=Auditor'] }
const trustee = (type: PickerItem['type'], id: string) => ({ type, id, name: id })

test.each([
  ['user', 'CN=ann,ou=users,o=data'],
  ['group', 'cn=finance,o=data'],
  ['role', 'cn=auditor'],
  ['container', 'ou=users,o=data'],
  ['container', 'o=DATA'],
] as const)('a %s %s means the person', (type, id) => {
  expect(wayIn([trustee('user', 'cn=lena'), trustee(type, id)], ann)?.id).toBe(id)
})

test.each([
  ['user', 'cn=Finance,o=data'],
  ['group', 'cn=ann,ou=users,o=data'],
  ['role', 'cn=Finance,o=data'],
  ['container', 'ou=others,o=data'],
  ['container', 'cn=ann,ou=users,o=data'],
] as const)('a %s %s means somebody else', (type, id) => {
  expect(wayIn([trustee(type, id)], ann)).toBeUndefined()
})
