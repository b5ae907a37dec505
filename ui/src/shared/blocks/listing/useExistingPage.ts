import { useEffect } from 'react'
import { lastPage, type Page } from './page'
import type { Listing } from './useListing'

/**
 * Lead an address whose page does not exist (rows were deleted, the number was typed) to the last page; where the server does
 * not count, page by page.
 *
 * @param answer - undefined until this very address is answered.
 *
 * Source: docs/assumptions.md A-19.
 */
export function useExistingPage({ list, correctPage }: Listing, answer: Page<unknown> | undefined) {
  const last = answer && lastPage(answer, list)
  useEffect(() => {
    if (last !== undefined && list.page > last) correctPage(last)
  }, [last, list.page, correctPage])
}
