import { listParts, orderedParts } from './listParts'
import { localizedParts } from './localizedParts'
import { contestedKeys, mergedValues, tidiedValues, type RecordFields } from './recordField'

interface Role {
  name: string
  owners: readonly string[]
}

const fields: RecordFields<Role> = {
  name: {
    label: 'Name',
    tidied: (name) => name.trim(),
    isSame: (one, other) => one.trim() === other.trim(),
    text: (name) => name,
  },
  owners: {
    label: 'Owners',
    isSame: (one, other) => [...one].sort().join() === [...other].sort().join(),
    text: (owners) => owners.join(', '),
    parts: listParts((owner) => owner),
  },
}

const role = (name: string, ...owners: string[]): Role => ({ name, owners })

test('a text that both changed is contested, unless both changed it to the same', () => {
  const was = role('Payer')
  expect(contestedKeys(fields, { was, mine: role('Payee'), theirs: role('Buyer') })).toEqual([
    'name',
  ])
  expect(contestedKeys(fields, { was, mine: role('Payee '), theirs: role('Payee') })).toEqual([])
  expect(contestedKeys(fields, { was, mine: was, theirs: role('Buyer') })).toEqual([])
})

test('of a contested text the one of the winner counts', () => {
  const sides = { was: role('Payer'), mine: role('Payee'), theirs: role('Buyer') }
  expect(mergedValues(fields, sides, 'mine').name).toBe('Payee')
  expect(mergedValues(fields, sides, 'theirs').name).toBe('Buyer')
})

test('a list that both changed is put together, and nobody is asked', () => {
  const sides = {
    was: role('Payer', 'ann', 'bo'),
    mine: role('Payer', 'bo', 'cy'),
    theirs: role('Payer', 'ann', 'dee'),
  }
  expect(contestedKeys(fields, sides)).toEqual([])
  expect(mergedValues(fields, sides, 'mine').owners).toEqual(['dee', 'cy'])
})

describe('a list in an order', () => {
  const { isContested, merge } = orderedParts((text: string) => text)

  test('takes what both added and removed, in the order that one of both gave it', () => {
    const sides = { was: ['a', 'b', 'c'], mine: ['c', 'a', 'b', 'x'], theirs: ['a', 'c', 'y'] }
    expect(isContested(sides)).toBe(false)
    expect(merge(sides, 'mine')).toEqual(['c', 'a', 'x', 'y'])
  })

  test('is asked about when both gave it another order', () => {
    const sides = { was: ['a', 'b', 'c'], mine: ['c', 'a', 'b'], theirs: ['b', 'a', 'c'] }
    expect(isContested(sides)).toBe(true)
    expect(merge(sides, 'theirs')).toEqual(['b', 'a', 'c'])
  })
})

test('values are sent without the spaces around them', () => {
  expect(tidiedValues(fields, role(' Payer '))).toEqual(role('Payer'))
})

describe('texts in several languages', () => {
  const { isContested, merge } = localizedParts(['name'])
  const texts = (en: string, de: string) => ({
    name: [
      { locale: 'en', text: en },
      { locale: 'de', text: de },
    ],
  })

  test('are put together language by language', () => {
    const sides = {
      was: texts('Payer', 'Zahler'),
      mine: texts('Payee', 'Zahler'),
      theirs: texts('Payer', 'Zahlerin'),
    }
    expect(isContested(sides)).toBe(false)
    expect(merge(sides, 'mine')).toEqual(texts('Payee', 'Zahlerin'))
  })

  test('are contested where both changed the same language', () => {
    const sides = {
      was: texts('Payer', 'Zahler'),
      mine: texts('Payee', 'Zahler'),
      theirs: texts('Buyer', 'Zahler'),
    }
    expect(isContested(sides)).toBe(true)
    expect(merge(sides, 'theirs')).toEqual(texts('Buyer', 'Zahler'))
  })

  test('that one of both took out are gone', () => {
    const sides = {
      was: texts('Payer', 'Zahler'),
      mine: { name: [{ locale: 'en', text: 'Payer' }] },
      theirs: texts('Payer', 'Zahler'),
    }
    expect(merge(sides, 'mine')).toEqual(sides.mine)
  })
})
