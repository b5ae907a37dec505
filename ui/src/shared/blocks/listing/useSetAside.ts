import { useCallback, useMemo, useState } from 'react'
import { type Filters, hasFilters, NO_FILTERS } from './filters'
import type { ListState } from './listState'

/** A search, filters, or neither of them. */
export type Narrowing = Pick<ListState, 'search' | 'filters'>

const NOTHING: Narrowing = { search: '', filters: NO_FILTERS }

/**
 * Where the server takes a search or filters: a new one sets the other aside, and what was set aside comes back when
 * the new one is emptied. Only this visit knows of it; the address has what is in force.
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

/** What still waits: it is over when the address has gone elsewhere. */
function asideOf({ search, filters }: Narrowing, kept: Narrowing): Narrowing {
  const isSearched = search !== ''
  const isFiltered = hasFilters(filters)
  return {
    search: isFiltered && !isSearched ? kept.search : '',
    filters: isSearched && !isFiltered ? kept.filters : NO_FILTERS,
  }
}
