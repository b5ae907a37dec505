import type { ApiError } from '../../shared/platform/errors/apiError'

/** What a page says of the next one: 0 or less on the last. */
interface CountedPage {
  nextIndex?: number
}

interface Answer {
  data?: unknown
  error?: ApiError | undefined
}

type Pages<Page> = { data: Page[]; error?: undefined } | { data?: undefined; error: ApiError }

/** All pages, one after the other; a page without rows is the last, and the first error ends it. */
export async function everyPage<Page extends CountedPage>(
  readPage: (nextIndex: number) => Answer | PromiseLike<Answer>,
  rowsOf: (page: Page) => readonly unknown[],
): Promise<Pages<Page>> {
  const pages: Page[] = []
  for (let nextIndex = 1; nextIndex > 0;) {
    const { data, error } = await readPage(nextIndex)
    if (error) return { error }
    const page = data as Page
    pages.push(page)
    nextIndex = rowsOf(page).length > 0 ? (page.nextIndex ?? 0) : 0
  }
  return { data: pages }
}
