import { useCallback, useMemo, useState } from 'react'
import { type Filters, hasFilters, NO_FILTERS } from './filters'
import type { ListState } from './listState'

/** A search or filters, or neither. */
export type Narrowing = Pick<ListState, 'search' | 'filters'>

const NOTHING: Narrowing = { search: '', filters: NO_FILTERS }

/**
 * For servers that take either a search or filters: a new search sets the filters aside, and the other way round. They
 * come back when the new one is cleared. The address has only those in force.
 *
 * @param list - keep it stable between renders.
 *
 * Source: docs/assumptions.md A-416.
 */
export function useSetAside(list: Narrowing) {
  const [kept, setKept] = useState(NOTHING)
  const aside = useMemo(() => asideOf(list, kept), [list, kept])
  const withSearch = useCallback(
    (search: string): Narrowing => {
      const filters = hasFilters(list.filters) ? list.filters : aside.filters
      setKept(search === '' ? NOTHING : { search: '', filters })
      return { search, filters: search === '' ? filters : NO_FILTERS }
    },
    [list, aside],
  )
  const withFilters = useCallback(
    (filters: Filters): Narrowing => {
      const search = list.search || aside.search
      setKept(hasFilters(filters) ? { search, filters: NO_FILTERS } : NOTHING)
      return { search: hasFilters(filters) ? '' : search, filters }
    },
    [list, aside],
  )
  return { aside, withSearch, withFilters }
}

/** The search or filters that are set aside; none when the address has changed otherwise. */
function asideOf({ search, filters }: Narrowing, kept: Narrowing): Narrowing {
  const isSearched = search !== ''
  const isFiltered = hasFilters(filters)
  return {
    search: isFiltered && !isSearched ? kept.search : '',
    filters: isSearched && !isFiltered ? kept.filters : NO_FILTERS,
  }
}
