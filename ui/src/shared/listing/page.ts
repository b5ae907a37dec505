/** One page of a list, as the screens see it. */
export interface Page<Row> {
  rows: Row[]
  /** Rows of the whole list, all pages together. */
  total: number
  /** More was found than the server is willing to list; `rows` is empty. */
  isTooMany: boolean
}

/**
 * How many pages the list has; an empty list has one.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
