import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'

/** The largest page of the server. Source: SPEC 5 "Search and paging". */
export const PAGE_SIZE = 300

/** The most rows of an exported file. Source: docs/assumptions.md A-192. */
export const MAX_ROWS = 100_000

/** Loads the page of a list state. */
export type ReadPage<Row> = (list: ListState) => Promise<Page<Row>>

interface ReadOptions {
  /** Called after each page; `total` is undefined when the server does not send it. */
  onProgress: (read: number, total: number | undefined) => void
  signal: AbortSignal
}

/** The error of a list with more rows than a file may have. */
export class TooManyRowsError extends Error {}

/**
 * Loads all matching rows, page by page.
 *
 * @throws TooManyRowsError as soon as the number is known.
 * @throws the reason of the signal when the export is canceled.
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

/** An empty page ends the list, whatever the total says. */
function isLast({ rows, total, hasNext }: Page<unknown>, read: number): boolean {
  if (rows.length === 0) return true
  return total === undefined ? !hasNext : read >= total
}
