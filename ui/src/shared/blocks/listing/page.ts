/** One page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** The number of rows on all pages; undefined when the server does not send it. */
  total: number | undefined
  /** Without a total: whether there is another page. */
  hasNext?: boolean
  /** Whether more rows match than the server lists; `rows` is empty then. */
  isTooMany?: boolean
  /** All rows that match the search, without filters and pages; undefined if one call did not return them. */
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

/** The last page, as far as this page shows: an empty page is beyond the end. Infinity while it is unknown. */
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

/** Whether the shown page is the first and last one. */
export const isOnlyPage = (shown: Page<unknown>, asked: PageAsked) =>
  asked.page === 1 && !hasNextPage(shown, asked)
