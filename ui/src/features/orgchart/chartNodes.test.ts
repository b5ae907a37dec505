import { branchOf, chartReducer, emptyChart, type Chart } from './chart'
import { markedOf, nodeKeeper, nodesOf } from './chartNodes'
import { CARD, placesOf } from './layout'
import { threadsOf } from './threads'

const REPORTS = {
  key: 'user2users',
  name: 'Reports',
  sourceEntity: 'user',
  targetEntity: 'user',
}
const DEVICES = { ...REPORTS, key: 'user2devices', targetEntity: 'device' }

const card = (dn: string) => ({ dn, name: dn, photo: undefined, lines: [] })

const read = (chart: Chart, dn: string, ...below: string[]) =>
  chartReducer(chart, {
    type: 'read',
    card: card(dn),
    reports: { cards: below.map(card), total: below.length, nextIndex: undefined },
  })

function drawn(chart: Chart, relation = REPORTS, flow: 1 | -1 = 1) {
  return nodesOf({ chart, places: placesOf(branchOf(chart, 'ann')), relation, flow })
}

const chart = read(read(emptyChart, 'ann', 'bo', 'cy'), 'bo', 'di')

test('a drawing from the right is the mirror of one from the left', () => {
  const left = drawn(chart).map(({ position, width = 0 }) => [position.x, position.x + width])
  const right = drawn(chart, REPORTS, -1).map(({ position, width = 0 }) => [
    position.x,
    position.x + width,
  ])

  expect(right).toEqual(left.map(([start = 0, end = 0]) => [-end, -start || 0]))
})

test('only what has changed is drawn anew', () => {
  const keep = nodeKeeper()
  const before = keep(drawn(chart))
  const after = keep(drawn(chartReducer(chart, { type: 'asked', dn: 'cy' })))

  const changed = after.filter((node, index) => node !== before[index])
  expect(changed.map(({ data }) => data.dn)).toEqual(['cy'])
})

test('the mark of the keyboard changes one card alone', () => {
  const nodes = drawn(chart)
  const [ann] = nodes
  const marked = markedOf(nodes, ann?.id)

  expect(marked.map(({ data: { isActive } }) => isActive)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ])
  expect(marked[3]).toBe(nodes[3])
})

test('below a thing of another kind nothing can be opened', () => {
  const [ann, bo] = drawn(read(emptyChart, 'ann', 'bo'), DEVICES)

  expect(ann?.data).toMatchObject({ kind: 'user', fold: 'close' })
  expect(bo?.data).toMatchObject({ kind: 'device', fold: undefined })
})

test('a thread runs from the middle of a superior to the middle of each report', () => {
  const places = placesOf(branchOf(chart, 'ann'))
  const [ann, bo] = places
  const middle = (x = 0) => String(x + CARD.width / 2)

  expect(threadsOf(places, 1)).toContain(`M${middle(ann?.x)} ${String(CARD.height)}`)
  expect(threadsOf(places, 1)).toContain(`H${middle(bo?.x)}V${String(bo?.y)}`)
})
