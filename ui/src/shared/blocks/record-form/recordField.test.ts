import { listParts } from './listParts'
import { localizedParts } from './localizedParts'
import { orderedParts } from './orderedParts'
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

test('values are sent without the spaces around them', () => {
  expect(tidiedValues(fields, role(' Payer '))).toEqual(role('Payer'))
})

describe('a list in an order', () => {
  const { isContested, merge } = orderedParts((column: string) => column)
  const sides = (was: string, mine: string, theirs: string) => ({
    was: Array.from(was),
    mine: Array.from(mine),
    theirs: Array.from(theirs),
  })

  test.each([
    ['what one added and what the other removed', 'abc', 'axbc', 'ab', 'axb'],
    ['what both added', 'ab', 'xaby', 'abz', 'xabyz'],
    ['the order of one with what the other added', 'abc', 'cba', 'abcd', 'cbad'],
    ['an addition after what the other moved', 'abc', 'abxc', 'bac', 'bxac'],
    ['what both removed', 'abc', 'ab', 'ac', 'a'],
  ])('has %s, and nobody is asked', (_what, was, mine, theirs, both) => {
    expect(isContested(sides(was, mine, theirs))).toBe(false)
    expect(merge(sides(was, mine, theirs), 'mine').join('')).toBe(both)
  })

  test('is asked about where both moved its items, and the winner has the order', () => {
    const moved = sides('abc', 'cab', 'bacd')
    expect(isContested(moved)).toBe(true)
    expect(merge(moved, 'mine').join('')).toBe('cabd')
    expect(merge(moved, 'theirs').join('')).toBe('bacd')
  })
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
