import { useEffect } from 'react'
import { lastPage, type Page } from './page'
import type { Listing } from './useListing'

/**
 * Leads to the last page when the page of the address does not exist, as rows were deleted or the number was typed;
 * without a total, page by page.
 *
 * @param answer - the page for this address; undefined until it is loaded.
 *
 * Source: docs/assumptions.md A-19.
 */
export function useExistingPage({ list, correctPage }: Listing, answer: Page<unknown> | undefined) {
  const last = answer && lastPage(answer, list)
  useEffect(() => {
    if (last !== undefined && list.page > last) correctPage(last)
  }, [last, list.page, correctPage])
}
