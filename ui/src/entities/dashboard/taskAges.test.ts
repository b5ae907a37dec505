import { countAges } from './taskAges'

/** Early in the morning. */
const NOW = new Date(2027, 2, 10, 8).getTime()
const day = (date: number, hour: number) => new Date(2027, 2, date, hour).getTime()

test('an age is counted in days of the calendar, whatever the hour', () => {
  const since = [day(10, 1), day(9, 23), day(7, 0), day(6, 23), day(3, 0), day(2, 23)]

  expect(countAges(since, NOW)).toEqual({ today: 1, days3: 2, days7: 2, older: 1 })
})

test('late in the evening it is still the same day', () => {
  expect(countAges([day(7, 1), day(3, 1)], day(10, 23))).toEqual({
    ...{ today: 0, days3: 1, days7: 1, older: 0 },
  })
})
