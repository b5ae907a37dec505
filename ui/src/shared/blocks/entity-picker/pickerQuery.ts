import { MAX_SIZE, toListQuery, type ListQuery } from '../listing/listQuery'
import { firstRows, type ListState } from '../listing/listState'
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
export function toPickerQuery(asked: PickerAsked, limit: number = PICKER_PAGE_SIZE): PickerQuery {
  const { q, nextIndex, size } = toListQuery(toPickerList(asked, limit))
  return { q, nextIndex, size }
}

/** The state of a list that is sorted by name, for a page of a picker. */
export function toPickerList(
  { query, page }: PickerAsked,
  limit: number = PICKER_PAGE_SIZE,
): ListState {
  return { ...firstRows(Math.min(limit, MAX_SIZE), 'name', 'asc', query), page: page + 1 }
}

/** The query of a sorted list; by name unless the call sorts by another column. */
export function toSortedPickerQuery(asked: PickerAsked, sortBy = 'name'): ListQuery {
  return { ...toPickerQuery(asked), sortBy, sortOrder: 'asc' }
}
