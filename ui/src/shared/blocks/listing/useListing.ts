import { useCallback, useMemo } from 'react'
import { chosenPageSize } from './pageSizes'
import { type FilterField, type Filters, NO_FILTERS } from './filters'
import type { ListLook } from './listLook'
import type { ListState, Sort } from './listState'
import { useListState } from './useListState'
import { usePageSize } from './usePageSize'
import type { Narrowing } from './useSetAside'

interface ListingOptions {
  /** Preference that holds this list's page size, `idm.userList.pageSize`. */
  pageSizePreference: string
  sort: Sort
  /** What the list can be filtered by. */
  filterFields?: readonly FilterField[]
  /** The server takes a search or filters, not both: one sets the other aside. */
  isEitherOr?: boolean
}

const NO_FIELDS: readonly FilterField[] = []

/** A list's state and what a person can do to it, each by a function that stays the same while only the order changes. */
export interface Listing {
  list: ListState
  /** What was asked for last, a little before the list has it: what boxes and chips show. */
  wanted: Pick<ListState, 'search' | 'filters'>
  /** False while the preferred page size is on its way: do not ask the server yet. */
  isReady: boolean
  look: ListLook
  /** The search or the filters that wait while the other is in force, where the server takes one of them. */
  aside?: Narrowing
  pageSizes: number[]
  searchFor: (text: string) => void
  filterFields: readonly FilterField[]
  filterBy: (filters: Filters) => void
  /** Drop search and filters. */
  showAll: () => void
  sortBy: (sort: Sort) => void
  goTo: (page: number) => void
  /** Change the page size and remember it. */
  resize: (pageSize: number) => void
  /** Take the place of an address whose page does not exist. */
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
