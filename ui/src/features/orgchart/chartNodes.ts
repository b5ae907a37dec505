import type { Node } from '@xyflow/react'
import type { ChartCard } from '../../entities/orgchart/model'
import { branchOf, dnOfMore, type Chart } from './chart'
import { CARD, placesOf, SLIM, type Place, type Shape } from './layout'
import type { Thread } from './ThreadEdge'

export type PersonNode = Node<{ card: ChartCard; shape: Shape; isRoot: boolean }, 'person'>
export type MoreNode = Node<{ dn: string; shape: Shape }, 'more'>
export type ChartNode = PersonNode | MoreNode

/** Cards that cannot be dragged or selected would not be pressed either. */
const PRESSABLE = { pointerEvents: 'all' } as const

const sizes = { card: CARD, slim: SLIM }

/** @param flow -1 where writing runs from the right: the chart is mirrored. */
export function drawingOf(chart: Chart, root: string, flow: 1 | -1) {
  const places = placesOf(branchOf(chart, root))
  const byId = new Map(places.map((place) => [place.id, place]))
  return {
    nodes: places.flatMap((place) => nodeOf(chart, place, flow)),
    edges: places.flatMap((to) => threadOf(byId.get(to.parent ?? ''), to, flow)),
  }
}

function nodeOf(chart: Chart, place: Place, flow: 1 | -1): ChartNode[] {
  const { id, shape, x, y } = place
  const { width, height } = sizes[shape]
  const frame = {
    id,
    width,
    height,
    style: PRESSABLE,
    position: { x: flow === 1 ? x : -x - width, y },
  }
  const dn = dnOfMore(id)
  if (dn !== undefined) return [{ ...frame, type: 'more', data: { dn, shape } }]
  const card = chart.cards.get(id)
  const isRoot = place.parent === undefined
  return card ? [{ ...frame, type: 'person', data: { card, shape, isRoot } }] : []
}

function threadOf(from: Place | undefined, to: Place, flow: 1 | -1): Thread[] {
  if (!from) return []
  const ends = { id: `${from.id}>${to.id}`, source: from.id, target: to.id }
  return [{ ...ends, type: 'thread', data: { from, to, flow } }]
}
