import { MAX_SIZE, toListQuery, type ListQuery } from '../listing/listQuery'
import type { PickerAsked } from './pickerTab'

/** Source: SPEC 9 "Paging and search". */
export const PICKER_PAGE_SIZE = 5

/** The query of a list that cannot be sorted. */
type PickerQuery = Pick<ListQuery, 'q' | 'nextIndex' | 'size'>

/**
 * The query of a page; its start index is page size times page index, plus 1.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function toPickerQuery(
  { query, page }: PickerAsked,
  limit: number = PICKER_PAGE_SIZE,
): PickerQuery {
  const sort = { column: '', order: 'asc' } as const
  const { q, nextIndex, size } = toListQuery({
    page: page + 1,
    pageSize: Math.min(limit, MAX_SIZE),
    search: query,
    sort,
    filters: {},
  })
  return { q, nextIndex, size }
}

/** The query of a sorted list; by name unless the call sorts by another column. */
export function toSortedPickerQuery(asked: PickerAsked, sortBy = 'name'): ListQuery {
  return { ...toPickerQuery(asked), sortBy, sortOrder: 'asc' }
}
