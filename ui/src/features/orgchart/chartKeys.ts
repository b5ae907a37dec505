import type { KeyboardEvent } from 'react'
import type { Place } from './layout'
import { neighbourOf, type Way } from './neighbours'

interface ChartKeys {
  places: readonly Place[]
  /** The place of the focused card. */
  active: Place
  /** -1 in languages that are written from right to left. */
  flow: 1 | -1
  go: (place: Place) => void
  /** Opens or closes the branch of the card, or loads more cards. */
  press: () => void
  /** Opens the popup with details of the card. */
  tell: () => void
}

const ARROWS: Partial<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'back',
  ArrowRight: 'on',
}
const MIRRORED: typeof ARROWS = { ...ARROWS, ArrowLeft: 'on', ArrowRight: 'back' }
const OWN = new Set([...Object.keys(ARROWS), 'Home', 'End', 'Enter', ' '])

/**
 * The keys of the drawing: arrow keys move along the lines and to neighbors (mirrored in languages written from right
 * to left), Home goes to the first card and End to the last, Enter opens and closes a branch, Space opens the details.
 */
export function onChartKey(event: KeyboardEvent, keys: ChartKeys) {
  if (!OWN.has(event.key)) return
  event.preventDefault()
  if (event.key === 'Enter') keys.press()
  if (event.key === ' ') keys.tell()
  const next = placeFor(event.key, keys)
  if (next) keys.go(next)
}

function placeFor(key: string, { places, active, flow }: ChartKeys): Place | undefined {
  if (key === 'Home') return places[0]
  if (key === 'End') return places.at(-1)
  const way = (flow === 1 ? ARROWS : MIRRORED)[key]
  return way && neighbourOf(places, active.id, way)
}
