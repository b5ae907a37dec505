import {
  each,
  isContested,
  isSameOrder,
  mergedOrder,
  type Sides,
} from '../concurrent-edit/threeWay'
import type { ValueParts } from './recordField'

/**
 * A list whose order says nothing: what one of both added is there, what one of both removed is gone, and nobody is asked.
 *
 * Source: docs/assumptions.md A-289.
 */
export function listParts<Item>(idOf: (item: Item) => string): ValueParts<readonly Item[]> {
  return {
    isContested: () => false,
    merge: ({ was, mine, theirs }) => {
      const before = new Set(was.map(idOf))
      const here = new Set(mine.map(idOf))
      const there = new Set(theirs.map(idOf))
      const kept = theirs.filter((item) => here.has(idOf(item)) || !before.has(idOf(item)))
      const added = mine.filter((item) => !before.has(idOf(item)) && !there.has(idOf(item)))
      return [...kept, ...added]
    },
  }
}

/** A list in an order: what both added and removed goes together, and only two new orders are asked about. */
export function orderedParts<Item>(idOf: (item: Item) => string): ValueParts<readonly Item[]> {
  const ids = (sides: Sides<readonly Item[]>) => each(sides, (items) => items.map(idOf))
  return {
    isContested: (sides) => isContested(ids(sides), isSameOrder),
    merge: (sides, winner) => {
      const members = listParts(idOf).merge(sides, winner)
      return mergedOrder(ids(sides), winner).flatMap((id) =>
        members.filter((item) => idOf(item) === id),
      )
    },
  }
}
