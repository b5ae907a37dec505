import { CARD, SLIM, type Place } from './layout'

/** Directions of the arrow keys; `on` is the direction of writing, `back` the other one. */
export type Way = 'up' | 'down' | 'back' | 'on'

const heights = { card: CARD.height, slim: SLIM.height }

/** The place next to another one in a direction; undefined at the edge of the drawing. */
export function neighbourOf(places: readonly Place[], id: string, way: Way): Place | undefined {
  const from = places.find((place) => place.id === id)
  if (!from) return undefined
  return ways[way](places, from)
}

const ways: Record<Way, (places: readonly Place[], from: Place) => Place | undefined> = {
  up: above,
  down: below,
  back: (places, from) => beside(places, from, -1),
  on: (places, from) => beside(places, from, 1),
}

/** The place above: of a hanging node its previous sibling, else the superior. */
function above(places: readonly Place[], from: Place): Place | undefined {
  const superior = places.find(({ id }) => id === from.parent)
  return from.shape === 'slim' ? (siblingOf(places, from, -1) ?? superior) : superior
}

function below(places: readonly Place[], from: Place): Place | undefined {
  if (from.shape === 'slim') return siblingOf(places, from, 1)
  return places.find(({ parent }) => parent === from.id)
}

function siblingOf(places: readonly Place[], from: Place, step: 1 | -1): Place | undefined {
  const siblings = places.filter(({ parent }) => parent === from.parent)
  return siblings[siblings.indexOf(from) + step]
}

/** The nearest place at the same height, in any branch. */
function beside(places: readonly Place[], from: Place, step: 1 | -1): Place | undefined {
  const far = ({ x, y }: Place) => (x - from.x) * step * 1000 + Math.abs(y - from.y)
  return places
    .filter((place) => (place.x - from.x) * step > 0 && overlap(place, from))
    .reduce<Place | undefined>(
      (nearest, place) => (nearest && far(nearest) <= far(place) ? nearest : place),
      undefined,
    )
}

function overlap(one: Place, other: Place): boolean {
  return one.y < other.y + heights[other.shape] && other.y < one.y + heights[one.shape]
}
