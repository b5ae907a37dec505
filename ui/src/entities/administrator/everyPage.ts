import type { ApiError } from '../../shared/platform/errors/apiError'

/** What a page says of the next one: 0 or less on the last. */
interface CountedPage {
  nextIndex?: number
}

interface Answer {
  data?: unknown
  error?: ApiError | undefined
}

type Rows<Row> = { data: Row[]; error?: undefined } | { data?: undefined; error: ApiError }

/** The rows of all pages, one page after the other; the first error ends it. */
export async function everyPage<PageNode extends CountedPage, Row>(
  readPage: (nextIndex: number) => Answer | PromiseLike<Answer>,
  rowsOf: (page: PageNode) => readonly Row[],
): Promise<Rows<Row>> {
  const rows: Row[] = []
  for (let nextIndex = 1; nextIndex > 0;) {
    const { data, error } = await readPage(nextIndex)
    if (error) return { error }
    const page = data as PageNode
    const found = rowsOf(page)
    rows.push(...found)
    nextIndex = found.length > 0 ? (page.nextIndex ?? 0) : 0
  }
  return { data: rows }
}
