import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import { CARD, type Place, type Shape } from './layout'

/** The line from somebody to one of their reports. */
export type Thread = Edge<{ from: Place; to: Place; flow: 1 | -1 }, 'thread'>

const DROP = 28
const SLIM_MIDDLE = 24

/** To a card: down, along and down again. To a hanging report: down the edge, and in. */
function pathOf(from: Place, to: Place, flow: 1 | -1): string {
  const ways: Record<Shape, () => string> = {
    card: () => {
      const [start, end] = [flow * (from.x + CARD.width / 2), flow * (to.x + CARD.width / 2)]
      const top = from.y + CARD.height
      return `M${String(start)} ${String(top)}V${String(top + DROP)}H${String(end)}V${String(to.y)}`
    },
    slim: () => {
      const [edge, side] = [flow * (from.x + 1), flow * to.x]
      return `M${String(edge)} ${String(from.y + CARD.height)}V${String(to.y + SLIM_MIDDLE)}H${String(side)}`
    },
  }
  return ways[to.shape]()
}

export function ThreadEdge({ data }: EdgeProps<Thread>) {
  if (!data) return null
  return <BaseEdge path={pathOf(data.from, data.to, data.flow)} />
}
