import type { KeyboardEvent } from 'react'
import type { Place } from './layout'
import { neighbourOf, type Way } from './neighbours'

interface ChartKeys {
  places: readonly Place[]
  /** Where the keyboard is. */
  active: Place
  /** -1 where writing runs from the right. */
  flow: 1 | -1
  go: (place: Place) => void
  /** Opens, closes, reads on. */
  press: () => void
  /** Says more about somebody. */
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
 * Arrow keys go along the lines and over to whom stands beside (mirrored where writing runs from the right), Home goes to
 * the first card and End to the last; Enter opens and closes, Space tells more.
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
