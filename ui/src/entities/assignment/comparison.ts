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

/** Which of the two people have a permission. */
export type Having = 'both' | 'left' | 'right'

export function havingOf({ left, right }: Compared): Having {
  if (left && right) return 'both'
  return left ? 'left' : 'right'
}

/**
 * Combines the permissions of two people without duplicates. Permissions that are only requested do
 * not count.
 */
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
  /** Text in the name or the description, in any case. */
  search: string
  /** Undefined for all permissions. */
  having: Having | undefined
  kind: Holding['kind'] | undefined
  sort: Sort
  locale: string
}

/**
 * The order of the list: first what the left person lacks, then what only the left person has, then
 * what both have.
 */
const RANKS: Readonly<Record<Having, number>> = { right: 0, left: 1, both: 2 }

/** The rows of a comparison that match: differences first, each group in the chosen order. */
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
