import { countMonths } from './requestMonths'

const NOW = new Date(2026, 1, 10, 12).getTime()
const at = (...date: [year: number, month: number, day: number]) => new Date(...date).getTime()

test('requests are counted by months of the calendar, over the turn of the year', () => {
  const requests = [
    { requestedAt: at(2026, 1, 1), isForOthers: false },
    { requestedAt: at(2026, 0, 31), isForOthers: true },
    { requestedAt: at(2025, 8, 1), isForOthers: false },
    { requestedAt: at(2025, 7, 31), isForOthers: false },
    { requestedAt: undefined, isForOthers: false },
  ]

  expect(countMonths(requests, NOW)).toEqual([
    { start: at(2025, 8, 1), mine: 1, others: 0 },
    { start: at(2025, 9, 1), mine: 0, others: 0 },
    { start: at(2025, 10, 1), mine: 0, others: 0 },
    { start: at(2025, 11, 1), mine: 0, others: 0 },
    { start: at(2026, 0, 1), mine: 0, others: 1 },
    { start: at(2026, 1, 1), mine: 1, others: 0 },
  ])
})
