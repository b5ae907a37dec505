import { isCustomised } from './brandDefaults'

const of = (key: string, value: unknown) => ({ [key]: { key, sectionKey: 'branding', value } })

const fresh = {
  ...of('title', { en: 'Identity Manager' }),
  ...of('titleColor', '#ffffff'),
  ...of('barLeftColor', '#19224A'),
  ...of('barRightColor', '#088CB2'),
  ...of('enableFooter', false),
  ...of('contactInfo', {}),
  ...of('footerLink', {}),
  ...of('image', ''),
}

test.each([
  ['nothing that is set', {}],
  ['a fresh installation', fresh],
  ['the other vendor', { ...fresh, ...of('title', { en: 'NetIQ Identity Manager' }) }],
  ['the other colors in small letters', { ...fresh, ...of('barLeftColor', '#15b7e8') }],
])('%s is not customised', (_what, branding) => {
  expect(isCustomised(branding)).toBe(false)
})

test.each<[string, unknown]>([
  ['title', { en: 'Identity Manager', ar: 'بوابة' }],
  ['titleColor', '#000000'],
  ['barLeftColor', '#0088CE'],
  ['barRightColor', '#112233'],
  ['enableFooter', true],
  ['contactInfo', { en: '+47 22' }],
  ['footerLink', { en: { label: 'Privacy', link: '' } }],
  ['image', 'data:image/png;base64,iVBORw0KGgo='],
])('another %s is customised', (key, value) => {
  expect(isCustomised({ ...fresh, ...of(key, value) })).toBe(true)
})
