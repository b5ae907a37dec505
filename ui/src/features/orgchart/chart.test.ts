import type { ChartCard } from '../../entities/orgchart/model'
import { branchOf, chartReducer, emptyChart, restOf, superiorIdOf, type Chart } from './chart'

const card = (dn: string): ChartCard => ({ dn, name: dn, photo: undefined, lines: [] })

function read(chart: Chart, dn: string, below: string[], total = below.length, nextIndex?: number) {
  const reports = { cards: below.map(card), total, nextIndex }
  return chartReducer(chart, { type: 'read', card: card(dn), reports })
}

/** The DNs directly below a node; `+` is the card that loads more. */
function below(chart: Chart, dn: string) {
  return branchOf(chart, dn).branches.map((branch) => (branch.isMore ? '+' : branch.dn))
}

test('what was read is open; closed it shows nothing, opened again it is there', () => {
  const chart = read(emptyChart, 'ann', ['bo', 'cy'])
  expect(below(chart, 'ann')).toEqual(['bo', 'cy'])

  const closed = chartReducer(chart, { type: 'closed', dn: 'ann' })
  expect(below(closed, 'ann')).toEqual([])
  const opened = chartReducer(closed, { type: 'opened', dn: 'ann' })
  expect(below(opened, 'ann')).toEqual(['bo', 'cy'])
})

test('the next page adds to the first, and nobody twice', () => {
  const first = read(emptyChart, 'ann', ['bo', 'cy'], 3, 3)
  expect(restOf(first, 'ann')).toBe(1)
  expect(below(first, 'ann')).toEqual(['bo', 'cy', '+'])

  const all = read(first, 'ann', ['cy', 'di'], 3)
  expect(below(all, 'ann')).toEqual(['bo', 'cy', 'di'])
  expect(restOf(all, 'ann')).toBe(0)
})

test('two who are above each other end the chart instead of repeating it', () => {
  const chart = read(read(emptyChart, 'ann', ['bo']), 'bo', ['ann', 'cy'])

  const [bo] = branchOf(chart, 'ann').branches
  expect(bo?.branches.map(({ dn }) => dn)).toEqual(['cy'])
})

test('whoever is below two others stands there twice, each in a place of its own', () => {
  const chart = ['bo', 'cy'].reduce(
    (known, dn) => read(known, dn, ['di']),
    read(emptyChart, 'ann', ['bo', 'cy']),
  )
  const twice = branchOf(chart, 'ann').branches.flatMap(({ branches }) => branches)

  expect(twice.map(({ dn }) => dn)).toEqual(['di', 'di'])
  expect(new Set(twice.map(({ id }) => id)).size).toBe(2)
})

test('the way up from a place leads to the superior, and ends at the first', () => {
  const chart = read(emptyChart, 'ann', ['bo'])
  const [bo] = branchOf(chart, 'ann').branches

  expect(superiorIdOf(bo?.id ?? '')).toBe(branchOf(chart, 'ann').id)
  expect(superiorIdOf(branchOf(chart, 'ann').id)).toBeUndefined()
})

test('what could not be read has a place to ask again, until it is read', () => {
  const asked = chartReducer(emptyChart, { type: 'asked', dn: 'ann' })
  expect(asked.reading.has('ann')).toBe(true)

  const failed = chartReducer(asked, { type: 'failed', dn: 'ann', error: 'late' })
  expect(failed.reading.has('ann')).toBe(false)
  expect(failed.failures.get('ann')).toBe('late')
  expect(below(failed, 'ann')).toEqual(['+'])

  const known = read(failed, 'ann', ['bo'])
  expect(known.failures.size).toBe(0)
  expect(below(known, 'ann')).toEqual(['bo'])
})

test('a next page that could not be read leaves the first where it is', () => {
  const first = read(emptyChart, 'ann', ['bo'], 2, 2)
  const failed = chartReducer(first, { type: 'failed', dn: 'ann', error: 'late' })

  expect(below(failed, 'ann')).toEqual(['bo', '+'])
})
