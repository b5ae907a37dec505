import type { Sort } from '../../shared/blocks/listing/listState'
import type { Holding } from './model'

/** A role or resource that at least one of two people has. */
export interface Compared {
  /** The DN of the role or resource. */
  id: string
  kind: Holding['kind']
  name: string
  description: string
  left: Holding | undefined
  right: Holding | undefined
}

/** Who has something of two people. */
export type Having = 'both' | 'left' | 'right'

export function havingOf({ left, right }: Compared): Having {
  if (left && right) return 'both'
  return left ? 'left' : 'right'
}

/** What two people have, each thing once. What somebody has only asked for does not count. */
export function compare(left: readonly Holding[], right: readonly Holding[]): Compared[] {
  const [ofLeft, ofRight] = [byKey(left), byKey(right)]
  return [...new Map([...ofRight, ...ofLeft])].map(([key, { id, kind, name, description }]) => ({
    id,
    kind,
    name,
    description,
    left: ofLeft.get(key),
    right: ofRight.get(key),
  }))
}

interface Wanted {
  /** Words of the name or the description; all, in any case. */
  search: string
  /** Undefined for all of them. */
  having: Having | undefined
  kind: Holding['kind'] | undefined
  sort: Sort
  locale: string
}

/** What differs comes before what both have, and what the left one lacks before all. */
const RANKS: Readonly<Record<Having, number>> = { right: 0, left: 1, both: 2 }

/** What is shown of a comparison: differences first, each part in the order that is chosen. */
export function shownOf(rows: readonly Compared[], wanted: Wanted): Compared[] {
  const { search, having, kind, sort, locale } = wanted
  const words = search.toLocaleLowerCase(locale)
  const sign = sort.order === 'desc' ? -1 : 1
  const keyOf = (row: Compared) => (sort.column === 'kind' ? row.kind : row.name)
  const rankOf = (row: Compared) => RANKS[havingOf(row)]
  return rows
    .filter((row) => having === undefined || havingOf(row) === having)
    .filter((row) => kind === undefined || row.kind === kind)
    .filter(({ name, description }) =>
      `${name} ${description}`.toLocaleLowerCase(locale).includes(words),
    )
    .sort((a, b) => rankOf(a) - rankOf(b) || sign * keyOf(a).localeCompare(keyOf(b), locale))
}

function byKey(holdings: readonly Holding[]): Map<string, Holding> {
  const had = holdings.filter(({ causes }) => causes.length > 0)
  return new Map(had.map((holding) => [`${holding.kind} ${holding.id}`, holding]))
}
