import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'

/** As many rows as the server gives at once. Source: SPEC 5 "Search and paging". */
export const PAGE_SIZE = 300

/** What a file may hold. Source: docs/assumptions.md A-192. */
export const MAX_ROWS = 100_000

/** Reads the page that a list state asks for. */
export type ReadPage<Row> = (list: ListState) => Promise<Page<Row>>

interface ReadOptions {
  /** Told after each page; `total` is undefined where the server does not say. */
  onProgress: (read: number, total: number | undefined) => void
  signal: AbortSignal
}

/** The list has more rows than a file may hold. */
export class TooManyRowsError extends Error {}

/**
 * Read all rows that match, page by page.
 *
 * @throws TooManyRowsError as soon as that is known.
 * @throws the signal's reason once nobody wants them any more.
 */
export async function readAllRows<Row>(
  readPage: ReadPage<Row>,
  list: ListState,
  { onProgress, signal }: ReadOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await readPage({ ...list, page, pageSize: PAGE_SIZE })
    signal.throwIfAborted()
    rows.push(...answer.rows)
    if (rows.length > MAX_ROWS || (answer.total ?? 0) > MAX_ROWS || answer.isTooMany) {
      throw new TooManyRowsError()
    }
    onProgress(rows.length, answer.total)
    if (isLast(answer, rows.length)) return rows
  }
}

/** A page that brings nothing ends the list, whatever the server counts. */
function isLast({ rows, total, hasNext }: Page<unknown>, read: number): boolean {
  if (rows.length === 0) return true
  return total === undefined ? !hasNext : read >= total
}
