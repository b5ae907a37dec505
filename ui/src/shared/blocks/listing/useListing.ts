import { useCallback, useMemo } from 'react'
import { chosenPageSize } from './pageSizes'
import { type FilterField, type Filters, NO_FILTERS } from './filters'
import type { ListLook } from './listLook'
import type { ListState, Sort } from './listState'
import { useListState } from './useListState'
import { usePageSize } from './usePageSize'
import type { Narrowing } from './useSetAside'

interface ListingOptions {
  /** Name of the preference for the page size, `idm.userList.pageSize`. */
  pageSizePreference: string
  sort: Sort
  /** The filters of the list. */
  filterFields?: readonly FilterField[]
  /** Whether the server takes either a search or filters: one sets the other aside then. */
  isEitherOr?: boolean
}

const NO_FIELDS: readonly FilterField[] = []

/** The state of a list and the functions that change it, which stay the same when only the sorting changes. */
export interface Listing {
  list: ListState
  /** The state that was requested last, a little before the list has it: search box and chips show it. */
  wanted: Pick<ListState, 'search' | 'filters'>
  /** Whether the preferred page size is loaded; before, the rows must not be loaded. */
  isReady: boolean
  look: ListLook
  /** The search or the filters that are ignored while the other is in force, if the server takes only one of them. */
  aside?: Narrowing
  pageSizes: number[]
  searchFor: (text: string) => void
  filterFields: readonly FilterField[]
  filterBy: (filters: Filters) => void
  /** Clears search and filters. */
  showAll: () => void
  sortBy: (sort: Sort) => void
  goTo: (page: number) => void
  /** Changes the page size and stores it. */
  resize: (pageSize: number) => void
  /** Replaces an address whose page does not exist. */
  correctPage: (page: number) => void
  showAs: (look: ListLook) => void
}

/**
 * List state in the address, with the page size this person prefers. Keep `options` stable between renders.
 *
 * Source: SPEC 5 "Search and paging"; docs/assumptions.md A-19.
 */
export function useListing(options: ListingOptions): Listing {
  const { offered, preferred, isKnown, remember } = usePageSize(options.pageSizePreference)
  const defaults = useMemo(
    () => ({ page: 1, pageSize: preferred, search: '', sort: options.sort, filters: NO_FILTERS }),
    [preferred, options.sort],
  )
  const { filterFields: fields = NO_FIELDS, isEitherOr = false } = options
  const { list, resize, ...rest } = useListState({ defaults, fields, isEitherOr })
  const resizeAndRemember = useCallback(
    (pageSize: number) => {
      resize(pageSize)
      void remember(pageSize)
    },
    [resize, remember],
  )

  return {
    ...rest,
    list: { ...list, pageSize: chosenPageSize(list.pageSize, offered, preferred) },
    filterFields: fields,
    isReady: isKnown,
    pageSizes: offered,
    resize: resizeAndRemember,
  }
}
