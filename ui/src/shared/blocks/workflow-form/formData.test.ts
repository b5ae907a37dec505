import { isShown, readCondition as readAt } from './conditions'
import { fromIsoDay, fromLocalMoment, toIsoDay, toLocalMoment } from './fieldValue'
import { formData } from './formData'
import type { ComponentCondition } from './formJson'

const readCondition = (given: ComponentCondition) => readAt(given, (name) => name)

test('values are sent as lists of texts, and what is empty as an empty list', () => {
  const values = { note: 'x', seats: 3, all: false, many: ['a', '', 'b'], none: null, empty: '' }

  expect(formData(values)).toEqual([
    { key: 'note', value: ['x'] },
    { key: 'seats', value: ['3'] },
    { key: 'all', value: ['false'] },
    { key: 'many', value: ['a', 'b'] },
    { key: 'none', value: [] },
    { key: 'empty', value: [] },
  ])
})

test.each([
  ['isEqual', 'b', true],
  ['isNotEqual', 'b', false],
  ['includes', 'b', true],
  ['notIncludes', 'b', false],
  ['startsWith', 'a', true],
  ['endsWith', 'z', false],
  ['isEmpty', '', false],
  ['isNotEmpty', '', true],
])('of the values a and b, %s %p is %p', (operator, value, expected) => {
  const condition = readCondition({ conditions: [{ component: 'many', operator, value }] })

  expect(isShown({ condition }, { many: ['a', 'b'] })).toBe(expected)
})

test.each([
  ['lessThan', 10, false],
  ['lessThanOrEqual', 10, true],
  ['greaterThan', 9, true],
  ['greaterThanOrEqual', 11, false],
])('ten is %s %p: %p', (operator, value, expected) => {
  const condition = readCondition({ conditions: [{ component: 'number', operator, value }] })

  expect(isShown({ condition }, { number: 10 })).toBe(expected)
})

test('a condition may hide, and may be content with one of its tests', () => {
  const conditions = [
    { component: 'a', value: '1' },
    { component: 'b', value: '1' },
  ]
  const any = readCondition({ conjunction: 'any', conditions })
  const hiding = readCondition({ show: 'false', conditions })

  expect(isShown({ condition: any }, { a: '1' })).toBe(true)
  expect(isShown({ condition: hiding }, { a: '1' })).toBe(true)
  expect(isShown({ condition: hiding }, { a: '1', b: '1' })).toBe(false)
})

test('without anything to depend on nothing is hidden', () => {
  expect(readCondition({ show: null, when: null, eq: '' })).toBeUndefined()
})

test('moments and days go to the date field and come back', () => {
  const local = toLocalMoment('2027-03-31T08:30:00Z', true)

  expect(Date.parse(fromLocalMoment(local))).toBe(Date.parse('2027-03-31T08:30:00Z'))
  expect(toLocalMoment('1806474600000', false)).toBe('2027-03-31')
  expect(toLocalMoment('soon', true)).toBeUndefined()
  expect(fromIsoDay(toIsoDay('31/03/2027', true), true)).toBe('31/03/2027')
  expect(toIsoDay('03/31/2027', false)).toBe('2027-03-31')
  expect(fromIsoDay(undefined, false)).toBe('')
})
