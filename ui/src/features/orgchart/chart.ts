import type { ChartCard, Reports } from '../../entities/orgchart/model'
import type { Branch } from './layout'

/** The loaded children of a node. */
interface Below {
  /** DNs in the order of the server. */
  dns: readonly string[]
  total: number
  nextIndex: number | undefined
}

/** The loaded parts of a chart, and the open branches. */
export interface Chart {
  cards: ReadonlyMap<string, ChartCard>
  below: ReadonlyMap<string, Below>
  open: ReadonlySet<string>
  /** The nodes whose children are loading. */
  reading: ReadonlySet<string>
  /** The nodes whose children failed to load, with the error. */
  failures: ReadonlyMap<string, unknown>
}

export type ChartEvent =
  | { type: 'asked'; dn: string }
  | { type: 'read'; card: ChartCard; reports: Reports }
  | { type: 'failed'; dn: string; error: unknown }
  | { type: 'opened' | 'closed'; dn: string }

export const emptyChart: Chart = {
  cards: new Map(),
  below: new Map(),
  open: new Set(),
  reading: new Set(),
  failures: new Map(),
}

const withOne = <Value>(set: ReadonlySet<Value>, value: Value) => new Set([...set, value])
const without = <Value>(set: ReadonlySet<Value>, value: Value) =>
  new Set([...set].filter((each) => each !== value))

export function chartReducer(chart: Chart, event: ChartEvent): Chart {
  switch (event.type) {
    case 'asked':
      return { ...chart, reading: withOne(chart.reading, event.dn) }
    case 'read':
      return withReports(chart, event)
    case 'failed':
      return {
        ...chart,
        reading: without(chart.reading, event.dn),
        open: withOne(chart.open, event.dn),
        failures: new Map([...chart.failures, [event.dn, event.error]]),
      }
    case 'opened':
      return { ...chart, open: withOne(chart.open, event.dn) }
    case 'closed':
      return { ...chart, open: without(chart.open, event.dn) }
  }
}

function withReports(
  chart: Chart,
  { card, reports }: { card: ChartCard; reports: Reports },
): Chart {
  const known = chart.below.get(card.dn)?.dns ?? []
  const dns = [...new Set([...known, ...reports.cards.map(({ dn }) => dn)])]
  const { total, nextIndex } = reports
  const cards = [card, ...reports.cards].map((each) => [each.dn, each] as const)
  return {
    cards: new Map([...chart.cards, ...cards]),
    below: new Map([...chart.below, [card.dn, { dns, total, nextIndex }]]),
    open: withOne(chart.open, card.dn),
    reading: without(chart.reading, card.dn),
    failures: new Map([...chart.failures].filter(([dn]) => dn !== card.dn)),
  }
}

const STEP = '\n'

/** The path to the parent; undefined for the root. */
export function superiorIdOf(id: string): string | undefined {
  return id.includes(STEP) ? id.slice(0, id.lastIndexOf(STEP)) : undefined
}

/** Whether an id is that of the root. */
export const isFirst = (id: string) => superiorIdOf(id) === undefined

/** The visible nodes from one node downwards. A node is left out below itself, as the directory may have cycles. */
export function branchOf(chart: Chart, dn: string, path: readonly string[] = []): Branch {
  const way = [...path, dn]
  const id = way.join(STEP)
  const own = { id, dn, isMore: false }
  if (!chart.open.has(dn)) return { ...own, branches: [] }
  const branches = (chart.below.get(dn)?.dns ?? [])
    .filter((each) => !way.includes(each))
    .map((each) => branchOf(chart, each, way))
  const more = { id: id + STEP, dn, isMore: true, branches: [] }
  return { ...own, branches: lacks(chart, dn) ? [...branches, more] : branches }
}

/** A branch and all open branches below it. */
export function branchesOf(branch: Branch): Branch[] {
  return [branch, ...branch.branches.flatMap(branchesOf)]
}

/** Whether a node has, or may have, children that are not loaded, also because loading failed. */
function lacks({ below, failures }: Chart, dn: string): boolean {
  return below.get(dn)?.nextIndex !== undefined || failures.has(dn)
}

/** How many reports of a node are not loaded yet. */
export function restOf({ below }: Chart, dn: string): number {
  const { dns = [], total = 0 } = below.get(dn) ?? {}
  return Math.max(0, total - dns.length)
}
