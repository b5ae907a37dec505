import { useEffect } from 'react'
import { pageCount } from './page'
import type { Listing } from './useListing'

/**
 * Lead an address whose page does not exist (rows were deleted, the number was typed) to the last page.
 *
 * @param total - rows of the whole list; undefined until this very address is answered.
 *
 * Source: docs/assumptions.md A-19.
 */
export function useExistingPage({ list, correctPage }: Listing, total: number | undefined) {
  const last = total === undefined ? undefined : pageCount(total, list.pageSize)
  useEffect(() => {
    if (last !== undefined && list.page > last) correctPage(last)
  }, [last, list.page, correctPage])
}
