import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { exposureOf } from './exposure'
import type { Proxy } from './model'

const NOW = 1000
const LENA = { dn: 'cn=lena,ou=users,o=data', groups: ['cn=access,o=data'] }

const proxy = (item: Partial<PickerItem>, more: Partial<Proxy> = {}): Proxy => ({
  dn: 'p',
  person: { dn: 'cn=mats,ou=users,o=data', name: 'mats' },
  actsFor: [{ type: 'user', id: LENA.dn, name: 'it', ...item }],
  expiresAt: undefined,
  isNotified: false,
  isEditable: true,
  ...more,
})

test.each<[string, Proxy, number]>([
  ['named', proxy({}), 1],
  ['in a named group', proxy({ type: 'group', id: 'cn=access,o=data' }), 1],
  ['in another group', proxy({ type: 'group', id: 'cn=other,o=data' }), 0],
  ['below a named container', proxy({ type: 'container', id: 'ou=users,o=data' }), 1],
  ['in another container', proxy({ type: 'container', id: 'ou=guests,o=data' }), 0],
  ['not named', proxy({ id: 'cn=omar,ou=users,o=data' }), 0],
  ['named until a moment ago', proxy({}, { expiresAt: NOW }), 0],
  ['the proxy themself', proxy({}, { person: { dn: LENA.dn, name: 'lena' } }), 0],
])('somebody who is %s', (_case, each, count) => {
  expect(exposureOf([each], LENA, NOW)).toHaveLength(count)
})
