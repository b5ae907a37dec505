import type { ApiError } from '../../shared/platform/errors/apiError'

/** A page of a list, with the index of the next page; 0 or less on the last page. */
interface CountedPage {
  nextIndex?: number
}

interface Answer {
  data?: unknown
  error?: ApiError | undefined
}

type Pages<Page> = { data: Page[]; error?: undefined } | { data?: undefined; error: ApiError }

/** Loads all pages, one after the other, up to the last page or a page without rows; stops at the first error. */
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
