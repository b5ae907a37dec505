import { relativeTime } from './relativeTime'

const NOW = Date.UTC(2025, 10, 3, 16, 20)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

test.each([
  [0, 'lessThanMinute', 1],
  [44 * SECOND, 'lessThanMinute', 1],
  [45 * SECOND, 'aboutMinute', 1],
  [89 * SECOND, 'aboutMinute', 1],
  [90 * SECOND, 'minutes', 2],
  [149 * SECOND, 'minutes', 2],
  [150 * SECOND, 'minutes', 3],
  [HOUR - 1, 'minutes', 59],
  [HOUR, 'hours', 1],
  [3 * HOUR, 'hours', 3],
  [DAY - 1, 'hours', 23],
  [DAY, 'day', 1],
  [2 * DAY - 1, 'day', 1],
  [2 * DAY, 'days', 2],
  [30 * DAY - 1, 'days', 29],
  [30 * DAY, 'aboutMonth', 1],
  [45 * DAY - 1, 'aboutMonth', 1],
  [45 * DAY, 'months', 2],
  [YEAR - 1, 'months', 12],
  [YEAR, 'aboutYear', 1],
  [1.5 * YEAR - 1, 'aboutYear', 1],
  [1.5 * YEAR, 'years', 2],
  [10 * YEAR, 'years', 10],
])('%d ms are %s, %d', (span, words, count) => {
  expect(relativeTime(NOW - span, NOW)).toEqual({ direction: 'past', words, count })
})

test('what is still to come is told by the same rules', () => {
  expect(relativeTime(NOW + 3 * HOUR, NOW)).toEqual({
    direction: 'future',
    words: 'hours',
    count: 3,
  })
})
