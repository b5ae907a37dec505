import type { ChartCard } from '../../entities/orgchart/model'
import { branchOf, chartReducer, dnOfMore, emptyChart, moreIdOf, restOf, type Chart } from './chart'

const card = (dn: string): ChartCard => ({ dn, name: dn, photo: undefined, lines: [] })

function read(chart: Chart, dn: string, below: string[], total = below.length, nextIndex?: number) {
  const reports = { cards: below.map(card), total, nextIndex }
  return chartReducer(chart, { type: 'read', card: card(dn), reports })
}

test('what was read is open; closed it shows nothing, opened again it is there', () => {
  const chart = read(emptyChart, 'ann', ['bo', 'cy'])
  expect(branchOf(chart, 'ann').branches.map(({ id }) => id)).toEqual(['bo', 'cy'])

  const closed = chartReducer(chart, { type: 'closed', dn: 'ann' })
  expect(branchOf(closed, 'ann').branches).toEqual([])
  const opened = chartReducer(closed, { type: 'opened', dn: 'ann' })
  expect(branchOf(opened, 'ann').branches).toHaveLength(2)
})

test('the next page adds to the first, and nobody twice', () => {
  const first = read(emptyChart, 'ann', ['bo', 'cy'], 3, 3)
  expect(restOf(first, 'ann')).toBe(1)
  expect(branchOf(first, 'ann').branches.at(-1)?.id).toBe(moreIdOf('ann'))

  const all = read(first, 'ann', ['cy', 'di'], 3)
  expect(branchOf(all, 'ann').branches.map(({ id }) => id)).toEqual(['bo', 'cy', 'di'])
  expect(restOf(all, 'ann')).toBe(0)
})

test('two who are above each other end the chart instead of repeating it', () => {
  const chart = read(read(emptyChart, 'ann', ['bo']), 'bo', ['ann', 'cy'])

  expect(branchOf(chart, 'ann')).toEqual({
    id: 'ann',
    branches: [{ id: 'bo', branches: [{ id: 'cy', branches: [] }] }],
  })
})

test('a failure is kept until the same is read', () => {
  const asked = chartReducer(emptyChart, { type: 'asked', dn: 'ann' })
  expect(asked.reading.has('ann')).toBe(true)

  const failed = chartReducer(asked, { type: 'failed', dn: 'ann', error: 'late' })
  expect(failed.reading.has('ann')).toBe(false)
  expect(failed.failures.get('ann')).toBe('late')

  expect(read(failed, 'ann', []).failures.size).toBe(0)
})

test('a card is not taken for the place of more', () => {
  expect(dnOfMore(moreIdOf('cn=ann'))).toBe('cn=ann')
  expect(dnOfMore('cn=ann')).toBeUndefined()
})
