import { useState } from 'react'
import { superiorIdOf } from './chart'
import type { Place } from './layout'

/** The card with the keyboard focus; at first the root. */
export function useActiveCard(places: readonly Place[]) {
  const [chosen, setActive] = useState<string>()
  return { active: nearestOf(places, chosen), setActive }
}

/** The chosen place; when it is no longer visible, the nearest visible place above it. */
function nearestOf(places: readonly Place[], id: string | undefined): Place | undefined {
  if (id === undefined) return places[0]
  return places.find((place) => place.id === id) ?? nearestOf(places, superiorIdOf(id))
}
