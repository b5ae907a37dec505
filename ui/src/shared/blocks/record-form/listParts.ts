import type { ValueParts } from './recordField'

/**
 * Merges changes to a list without an order: everything that one of both people added is kept,
 * everything that one of both removed is removed. So there are no conflicts.
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
