import { useState } from 'react'
import { superiorIdOf } from './chart'
import type { Place } from './layout'

/** The card that the keyboard is at: the first, until there is another. */
export function useActiveCard(places: readonly Place[]) {
  const [chosen, setActive] = useState<string>()
  return { active: nearestOf(places, chosen), setActive }
}

/** Somebody who is no longer shown is stood in for by who is above them. */
function nearestOf(places: readonly Place[], id: string | undefined): Place | undefined {
  if (id === undefined) return places[0]
  return places.find((place) => place.id === id) ?? nearestOf(places, superiorIdOf(id))
}
