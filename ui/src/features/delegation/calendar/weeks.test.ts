import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import {
  columnOf,
  columnsOf,
  dayOfColumn,
  firstDayOf,
  lastDayOf,
  moved,
  weekendsOf,
  weeksFrom,
} from './weeks'

const FIRST = '2027-03-22'
const days = (from: string, to: string) => ({ startsAt: startOfDay(from), endsAt: endOfDay(to) })

test.each([
  ['en-GB', '2027-03-22'],
  ['en-US', '2027-03-21'],
  ['ar-EG', '2027-03-20'],
])('in %s eight weeks begin with the first day of the week', (locale, first) => {
  expect(firstDayOf('2027-03-25', locale)).toBe(first)
})

test('they go on eight weeks later and earlier', () => {
  expect(lastDayOf(FIRST)).toBe('2027-05-16')
  expect(moved(FIRST, 1)).toBe('2027-05-17')
  expect(moved(moved(FIRST, 1), -1)).toBe(FIRST)
  expect(weeksFrom(FIRST)).toHaveLength(8)
  expect(weeksFrom(FIRST)[1]).toBe('2027-03-29')
})

test.each([
  ['the first day', days(FIRST, FIRST), { start: 1, end: 2 }],
  [
    'a week with the change to summer time in it',
    days('2027-03-27', '2027-03-29'),
    { start: 6, end: 9 },
  ],
  ['what began before', days('2027-01-01', '2027-03-23'), { start: 1, end: 3 }],
  ['what ends after', days('2027-05-16', '2027-07-01'), { start: 56, end: 57 }],
  [
    'what has no end',
    { startsAt: startOfDay('2027-05-10'), endsAt: undefined },
    { start: 50, end: 57 },
  ],
  ['what is over before', days('2027-01-01', '2027-03-21'), undefined],
  ['what begins after', days('2027-05-17', '2027-05-18'), undefined],
])('%s takes its days', (_case, period, columns) => {
  expect(columnsOf(period, FIRST)).toEqual(columns)
})

test('a period that ends at midnight does not take the day that begins then', () => {
  const period = { startsAt: startOfDay('2027-03-23'), endsAt: startOfDay('2027-03-25') }

  expect(columnsOf(period, FIRST)).toEqual({ start: 2, end: 4 })
})

test.each([
  ['the first day', FIRST, 1],
  ['the last day', '2027-05-16', 56],
  ['the day before', '2027-03-21', undefined],
  ['the day after', '2027-05-17', undefined],
])('%s has its column', (_case, day, column) => {
  expect(columnOf(day, FIRST)).toBe(column)
  if (column !== undefined) expect(dayOfColumn(column, FIRST)).toBe(day)
})

test.each([
  ['en-GB', '2027-03-22', [6, 8], [55, 57]],
  ['en-US', '2027-03-21', [1, 2], [56, 57]],
  ['ar-EG', '2027-03-20', [1, 2], [56, 57]],
  ['he-IL', '2027-03-21', [6, 8], [55, 57]],
])('weekends are those of %s', (locale, first, [start, end], [lastStart, lastEnd]) => {
  const weekends = weekendsOf(first, locale)

  expect(weekends[0]).toEqual({ start, end })
  expect(weekends.at(-1)).toEqual({ start: lastStart, end: lastEnd })
})
