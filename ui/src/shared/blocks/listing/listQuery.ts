import type { ListState } from './listState'

const DEFAULT_SIZE = 10
/** The largest page of the server. */
export const MAX_SIZE = 300

/** The parameters that every list call of the server shares. */
export interface ListQuery {
  /** Index of the first row; the first row of all is 1. */
  nextIndex: number
  size: number
  q: string
  sortBy: string
  sortOrder: 'asc' | 'desc'
}

/**
 * Turn the list state into the parameters every list call shares.
 *
 * An empty search is sent as `*`; a size outside 1 to 300 becomes 10; a page below 1 starts at row 1.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function toListQuery({ page, pageSize, search, sort }: ListState): ListQuery {
  const size = pageSize >= 1 && pageSize <= MAX_SIZE ? pageSize : DEFAULT_SIZE
  return {
    nextIndex: Math.max(1, (page - 1) * size + 1),
    size,
    q: search.trim() || '*',
    sortBy: sort.column,
    sortOrder: sort.order,
  }
}

/** The parameters of a list that the server sorts by name only. */
export function toNameQuery(list: ListState): Omit<ListQuery, 'sortBy'> {
  const { q, nextIndex, size, sortOrder } = toListQuery(list)
  return { q, nextIndex, size, sortOrder }
}
