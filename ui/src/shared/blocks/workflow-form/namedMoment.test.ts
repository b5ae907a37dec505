import dayjs from 'dayjs'
import { readMoment } from './namedMoment'
import { hasScripts } from './obstacles'

const DAY = 'YYYY-MM-DD'

test.each([
  ['2027-03-31', '2027-03-31'],
  ['2027-03-31T12:00:00', '2027-03-31'],
])('%s is itself', (written, day) => {
  expect(readMoment(written)?.().format(DAY)).toBe(day)
})

test.each([
  ['moment()', dayjs()],
  ["moment().subtract(10, 'days')", dayjs().subtract(10, 'day')],
  ['moment().add(2, "M").endOf("year");', dayjs().add(2, 'month').endOf('year')],
  ["moment().startOf('week')\n.add(1,'d')", dayjs().startOf('week').add(1, 'day')],
])('%s is counted from now', (written, moment) => {
  expect(readMoment(written)?.().format(DAY)).toBe(moment.format(DAY))
})

test.each([
  { type: 'datetime', datePicker: { minDate: 'moment(data.begin)' } },
  { type: 'datetime', datePicker: { maxDate: "moment().add(1, 'fortnights')" } },
  { type: 'day', maxDate: 'new Date()' },
])('a limit that is computed is left to the renderer of Form.io: %j', (field) => {
  expect(hasScripts({ components: [{ key: 'a', ...field }] })).toBe(true)
})

test('a limit that can be read, and none, need no sandbox', () => {
  const datePicker = { minDate: 'moment()', maxDate: null }

  expect(hasScripts({ components: [{ type: 'datetime', key: 'a', datePicker }] })).toBe(false)
})
