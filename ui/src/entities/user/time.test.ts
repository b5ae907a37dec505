import { formatTime } from './time'

const NOON = '1565784000000'

test('milliseconds become a date and a time', () => {
  expect(formatTime(NOON, 'en')).toMatch(/^Aug 14, 2019, \d{1,2}:\d\d\s[AP]M$/)
})

test('a time as the directory stores it is the same moment', () => {
  expect(formatTime('20190814120000Z', 'en')).toBe(formatTime(NOON, 'en'))
})

test('the words follow the locale', () => {
  expect(formatTime(NOON, 'de')).toContain('14.08.2019')
})

test.each(['tomorrow', '2019-08-14', ''])('"%s" is no time and is shown as it is', (raw) => {
  expect(formatTime(raw, 'en')).toBe(raw)
})
