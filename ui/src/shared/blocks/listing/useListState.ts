import { useCallback, useMemo } from 'react'
import { type FilterField, type Filters, NO_FILTERS } from './filters'
import {
  type ListState,
  narrowingPart,
  readListState,
  type Sort,
  writeListState,
} from './listState'
import { type ListLook, readLook, writeLook } from './listLook'
import { useAskedParams } from './useAskedParams'
import { useSetAside } from './useSetAside'

interface ListStateOptions {
  /** The state for an address without parameters; keep the object stable between renders. */
  defaults: ListState
  /** The filters of the list; keep the array stable between renders. */
  fields: readonly FilterField[]
  /** Whether the server takes either a search or filters: one sets the other aside then. */
  isEitherOr: boolean
}

/**
 * List state that lives in the address, so that reload, back, forward and links keep it.
 *
 * Searching replaces the history entry (nobody wants to go back letter by letter), everything else adds one.
 * A new search, order, filter or page size starts at page 1.
 */
export function useListState({ defaults, fields, isEitherOr }: ListStateOptions) {
  const { params, asked, ask } = useAskedParams()
  const part = narrowingPart(asked)
  const list = useMemo(() => readListState(params, defaults, fields), [params, defaults, fields])
  const wanted = useMemo(
    () => readListState(new URLSearchParams(part), defaults, fields),
    [part, defaults, fields],
  )

  const change = useCallback(
    (changed: Partial<ListState>, replace: boolean) => {
      ask(writeListState(asked, changed, defaults, fields), replace)
    },
    [asked, ask, defaults, fields],
  )
  const { aside, withSearch, withFilters } = useSetAside(wanted)
  const searchFor = useCallback(
    (search: string) =>
      change({ ...(isEitherOr ? withSearch(search) : { search }), page: 1 }, true),
    [change, isEitherOr, withSearch],
  )
  const filterBy = useCallback(
    (filters: Filters) =>
      change({ ...(isEitherOr ? withFilters(filters) : { filters }), page: 1 }, false),
    [change, isEitherOr, withFilters],
  )
  const showAll = useCallback(
    () => change({ search: '', filters: NO_FILTERS, page: 1 }, false),
    [change],
  )
  const sortBy = useCallback((sort: Sort) => change({ sort, page: 1 }, false), [change])
  const goTo = useCallback((page: number) => change({ page }, false), [change])
  const resize = useCallback((pageSize: number) => change({ pageSize, page: 1 }, false), [change])
  const correctPage = useCallback((page: number) => change({ page }, true), [change])
  const showAs = useCallback((look: ListLook) => ask(writeLook(asked, look), true), [asked, ask])

  const look = readLook(params)
  const narrow = { searchFor, filterBy, showAll }
  return { list, wanted, aside, look, ...narrow, sortBy, goTo, resize, correctPage, showAs }
}
