import type { components } from '../../shared/platform/contract/schema'
import { attributeOf, readUser, textOf } from './model'

type PersonNode = components['schemas']['PersonNode']

const DN = 'cn=isolberg,ou=users,o=data'

const person: PersonNode = {
  dn: DN,
  fullName: 'Ingrid Solberg',
  primaryAttributes: [
    {
      key: 'Title',
      displayLabel: 'Title',
      dataType: 'String',
      attributeValues: [{ $: 'Treasury Lead' }],
    },
    { key: 'Email', displayLabel: 'Email', dataType: 'String' },
  ],
  secondaryAttributes: [
    {
      key: 'manager',
      displayLabel: 'Manager',
      dataType: 'DN',
      lookupEntity: 'user',
      attributeValues: [{ $: 'cn=lbrandt,ou=users,o=data', value: 'Lena Brandt' }],
    },
  ],
}

test('a person has name, DN and the first part of the DN', () => {
  expect(readUser(person)).toMatchObject({ dn: DN, cn: 'isolberg', fullName: 'Ingrid Solberg' })
})

test('attributes without values are left out', () => {
  expect(readUser(person).primary.map(({ key }) => key)).toEqual(['Title'])
})

test('pictures are no text, so they are left out', () => {
  const withPicture = { key: 'UserPhoto', dataType: 'Binary', attributeValues: [{ $: '/9j/4AAQ' }] }
  expect(readUser({ ...person, otherAttributes: [withPicture] }).other).toEqual([])
})

test('an attribute is found in whichever group it is', () => {
  expect(attributeOf(readUser(person), 'manager')).toMatchObject({
    label: 'Manager',
    dataType: 'DN',
  })
})

test('a reference shows the name of what it points at', () => {
  expect(attributeOf(readUser(person), 'manager')?.values).toEqual([
    { raw: 'cn=lbrandt,ou=users,o=data', text: 'Lena Brandt' },
  ])
})

test('a value from a selection list shows the words of the list', () => {
  const status = {
    key: 'Status',
    choiceList: [{ key: 'A', value: 'Active' }],
    attributeValues: [{ $: 'A' }],
  }
  expect(textOf(readUser({ ...person, otherAttributes: [status] }), 'Status')).toBe('Active')
})

test('the text of an attribute that is not there is empty', () => {
  expect(textOf(readUser(person), 'Department')).toBe('')
})

test.each([
  { disabledLogin: true, expected: true },
  { disabledLogin: ['true'], expected: true },
  { disabledLogin: false, expected: false },
  { disabledLogin: ['false'], expected: false },
  { disabledLogin: [], expected: false },
])('disabledLogin $disabledLogin means $expected', ({ disabledLogin, expected }) => {
  expect(readUser({ ...person, disabledLogin }).isLoginDisabled).toBe(expected)
})

test('a photo that is to be hidden is not shown', () => {
  const image = '/9j/4AAQ'
  expect(readUser({ ...person, image }).photo).toBe(image)
  expect(readUser({ ...person, image, hideProfilePhoto: true }).photo).toBeUndefined()
})
