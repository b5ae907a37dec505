import { CARD, SLIM, type Place, type Shape } from './layout'

const DROP = 28

/** The lines from superiors to their reports, as the path of one SVG element. @param flow - -1 mirrors the lines. */
export function threadsOf(places: readonly Place[], flow: 1 | -1): string {
  const byId = new Map(places.map((place) => [place.id, place]))
  return places
    .map((to) => {
      const from = byId.get(to.parent ?? '')
      return from ? ways[to.shape](from, to, flow) : ''
    })
    .join('')
}

/** A line to a full card goes down, sideways and down again; a line to a slim card goes down along the edge, then sideways. */
const ways: Record<Shape, (from: Place, to: Place, flow: 1 | -1) => string> = {
  card: (from, to, flow) => {
    const [start, end] = [flow * (from.x + CARD.width / 2), flow * (to.x + CARD.width / 2)]
    const top = from.y + CARD.height
    return `M${String(start)} ${String(top)}V${String(top + DROP)}H${String(end)}V${String(to.y)}`
  },
  slim: (from, to, flow) => {
    const [edge, side] = [flow * (from.x + 1), flow * to.x]
    return `M${String(edge)} ${String(from.y + CARD.height)}V${String(to.y + SLIM.height / 2)}H${String(side)}`
  },
}
