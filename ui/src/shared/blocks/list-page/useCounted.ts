import { useMemo } from 'react'
import { type ChoiceCounts, withCounts } from '../listing/filters'
import type { List } from './useList'

/**
 * The list with the number of rows beside the choices of a filter.
 *
 * @param counts - undefined where they are unknown; keep the object stable between renders.
 */
export function useCounted<Row>(
  list: List<Row>,
  key: string,
  counts: ChoiceCounts | undefined,
): List<Row> {
  const { filterFields } = list.listing
  const fields = useMemo(
    () => (counts ? withCounts(filterFields, key, counts) : filterFields),
    [filterFields, key, counts],
  )
  return { ...list, listing: { ...list.listing, filterFields: fields } }
}
