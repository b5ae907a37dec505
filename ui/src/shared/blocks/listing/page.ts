/** One page of a list, as the screens see it. */
export interface Page<Row> {
  rows: Row[]
  /** Rows of the whole list, all pages together; undefined where the server does not count them. */
  total: number | undefined
  /** Where it does not count: whether there is another page. */
  hasNext?: boolean
  /** More was found than the server is willing to list; `rows` is empty. */
  isTooMany: boolean
  /** What the search finds, whatever the filters and on whichever page; absent where one call did not give it. */
  all?: readonly Row[] | undefined
}

interface PageAsked {
  page: number
  pageSize: number
}

/**
 * How many pages the list has; an empty list has one.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The last page that there is, as far as this one tells: an empty page is beyond the end. Infinity while nobody knows.
 */
export function lastPage({ rows, total }: Page<unknown>, { page, pageSize }: PageAsked): number {
  if (total !== undefined) return pageCount(total, pageSize)
  return rows.length === 0 ? Math.max(1, page - 1) : Infinity
}

/** How many rows the list has: counted by the server, or by us where its last page is shown; undefined while nobody knows. */
export function rowCount(shown: Page<unknown>, { page, pageSize }: PageAsked): number | undefined {
  const { rows, total, hasNext } = shown
  if (total !== undefined || hasNext !== false || rows.length === 0) return total
  return (page - 1) * pageSize + rows.length
}

/** Whether another page follows the one that is shown. */
export function hasNextPage(shown: Page<unknown>, { page, pageSize }: PageAsked): boolean {
  const { total, hasNext = false } = shown
  return total === undefined ? hasNext : page < pageCount(total, pageSize)
}
