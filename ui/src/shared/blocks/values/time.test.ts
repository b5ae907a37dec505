import { readTime } from './time'

const NOON = Date.UTC(2019, 7, 14, 12)

test.each([
  ['1565784000000', NOON],
  ['-1', -1],
  ['20190814120000Z', NOON],
  ['201908141200Z', NOON],
  ['20190814120000.0Z', NOON],
])('%s is a moment', (raw, moment) => {
  expect(readTime(raw)).toBe(moment)
})

test.each(['tomorrow', '2019-08-14', '', '20190814120000'.padEnd(16, '0')])(
  '"%s" is no moment',
  (raw) => {
    expect(readTime(raw)).toBeUndefined()
  },
)
