import { EMPTY_CART, withRecipients } from '../cart/model'
import { toRecipients } from './recipients'

const GREEN = { dn: 'cn=bgreen,o=data', name: 'Bernard Green' }
const OTHER_GREEN = { dn: 'cn=bgreen2,o=data', name: 'Bernard Green' }
const HALL = { dn: 'cn=ahall,o=data', name: 'Ann Hall' }

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('people of one name are offered with their accounts', () => {
  const found = toRecipients({ recipients: [GREEN, HALL, OTHER_GREEN], total: 3, nextIndex: 0 })

  expect(namesOf(found)).toEqual(['Bernard Green (bgreen)', 'Ann Hall', 'Bernard Green (bgreen2)'])
})

test('those who were found one after the other are told apart where they are chosen', () => {
  const people = [GREEN, HALL, OTHER_GREEN].flatMap((each) =>
    toRecipients({ recipients: [each], total: 1, nextIndex: 0 }),
  )
  const team = { type: 'team', id: 'cn=Green,o=system', name: 'Ann Hall' } as const
  const recipients = [...people.map((each) => ({ ...each, type: 'user' as const })), team]

  expect(namesOf(withRecipients(EMPTY_CART, recipients).recipients)).toEqual([
    'Bernard Green (bgreen)',
    'Ann Hall',
    'Bernard Green (bgreen2)',
    'Ann Hall',
  ])
})
