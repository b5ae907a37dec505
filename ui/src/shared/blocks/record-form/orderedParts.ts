import { each, isContested, isSameOrder, mergedOrder } from '../concurrent-edit/threeWay'
import { listParts } from './listParts'
import type { ValueParts } from './recordField'

/**
 * A list whose order counts: as `listParts`, but two different orders of the items that stay are asked about. What was
 * added here follows the item that it was entered after.
 *
 * Source: docs/assumptions.md A-289.
 */
export function orderedParts<Item>(idOf: (item: Item) => string): ValueParts<readonly Item[]> {
  const idsOf = (items: readonly Item[]) => items.map(idOf)
  const { merge } = listParts(idOf)
  return {
    isContested: (sides) => isContested(each(sides, idsOf), isSameOrder),
    merge: (sides, winner) => {
      const { was, mine, theirs } = each(sides, idsOf)
      const isNew = (id: string) => !was.includes(id) && !theirs.includes(id)
      const known = mergedOrder({ was, mine: mine.filter((id) => !isNew(id)), theirs }, winner)
      const order = mine
        .filter(isNew)
        .reduce((ids, id) => ids.toSpliced(ids.indexOf(before(mine, id)) + 1, 0, id), known)
      const placeOf = (item: Item) => order.indexOf(idOf(item))
      return [...merge(sides, winner)].sort((one, other) => placeOf(one) - placeOf(other))
    },
  }
}

/** The id before another one; `''`, which no list has, for the first. */
const before = (ids: readonly string[], id: string) => ids[ids.indexOf(id) - 1] ?? ''
