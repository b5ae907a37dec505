import type { Node } from '@xyflow/react'
import { shallowEqual } from 'react-redux'
import { foldsAt, kindAt, type ChartCard, type Relation } from '../../entities/orgchart/model'
import { restOf, type Chart } from './chart'
import { CARD, SLIM, type Place } from './layout'

/** The action of the fold button, or the reason why it is disabled. */
export type Fold = 'open' | 'close' | 'nobody' | 'reading'

type Frame = Pick<Place, 'dn' | 'shape'> & {
  /** Whether the keyboard focus is on the card. */
  isActive?: boolean
}

export type PersonNode = Node<
  Frame & {
    card: ChartCard
    /** The kind of entity, for instance `user`. */
    kind: string
    isRoot: boolean
    /** Undefined where the relationship leads to no further level. */
    fold: Fold | undefined
    /** The number of children, once they are loaded. */
    total: number | undefined
  },
  'person'
>
export type MoreNode = Node<
  Frame & { rest: number; state: 'waiting' | 'reading' | 'failed' },
  'more'
>
export type ChartNode = PersonNode | MoreNode

/** @param flow -1 in languages that are written from right to left. */
interface Drawn {
  chart: Chart
  places: readonly Place[]
  relation: Relation
  flow: 1 | -1
}

const sizes = { card: CARD, slim: SLIM }

/** The top left corner of a place in the drawing. */
export function cornerOf({ shape, x, y }: Place, flow: 1 | -1) {
  return { x: flow === 1 ? x : -x - sizes[shape].width, y }
}

/** Position and size of a place in the drawing. */
export function boxOf(place: Place, flow: 1 | -1) {
  return { ...cornerOf(place, flow), ...sizes[place.shape] }
}

/** The nodes of the drawing. Their sizes are given, so that the library need not render a card to measure it. */
export function nodesOf({ chart, places, relation, flow }: Drawn): ChartNode[] {
  // The library names the role of a node in English, which is of no use to screen reader users.
  const domAttributes = { dir: flow === 1 ? 'ltr' : 'rtl', 'aria-roledescription': undefined }
  return places.flatMap((place): ChartNode[] => {
    const size = sizes[place.shape]
    const position = cornerOf(place, flow)
    const frame = { id: place.id, ...size, measured: size, handles: [], position, domAttributes }
    if (place.isMore) return [{ ...frame, type: 'more', data: moreData(chart, place) }]
    const data = personData(chart, place, relation)
    return data ? [{ ...frame, type: 'person', data }] : []
  })
}

function personData(chart: Chart, { dn, shape, parent }: Place, relation: Relation) {
  const card = chart.cards.get(dn)
  if (!card) return undefined
  const isRoot = parent === undefined
  return {
    dn,
    card,
    shape,
    isRoot,
    kind: kindAt(relation, isRoot),
    fold: foldsAt(relation, isRoot) ? foldOf(chart, dn) : undefined,
    total: chart.below.get(dn)?.total,
  }
}

function foldOf({ reading, below, open }: Chart, dn: string): Fold {
  if (reading.has(dn)) return 'reading'
  if (below.get(dn)?.total === 0) return 'nobody'
  return open.has(dn) ? 'close' : 'open'
}

function moreData(chart: Chart, { dn, shape }: Place): MoreNode['data'] {
  const answer = chart.failures.has(dn) ? 'failed' : 'waiting'
  const state = chart.reading.has(dn) ? 'reading' : answer
  return { dn, shape, rest: restOf(chart, dn), state }
}

/** Returns the earlier object of each unchanged node, so that the library does not render its card again. */
export function nodeKeeper() {
  let known = new Map<string, ChartNode>()
  return (nodes: readonly ChartNode[]): ChartNode[] => {
    const kept = nodes.map((node) => {
      const earlier = known.get(node.id)
      return earlier && isSame(earlier, node) ? earlier : node
    })
    known = new Map(kept.map((node) => [node.id, node]))
    return kept
  }
}

function isSame(one: ChartNode, other: ChartNode): boolean {
  return shallowEqual(one.position, other.position) && shallowEqual(one.data, other.data)
}

/** The nodes, with the node of the focused card marked. */
export function markedOf(nodes: readonly ChartNode[], activeId: string | undefined): ChartNode[] {
  return nodes.map((node) => {
    if (node.id !== activeId) return node
    return node.type === 'more'
      ? { ...node, data: { ...node.data, isActive: true } }
      : { ...node, data: { ...node.data, isActive: true } }
  })
}
