import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListState, readListState, type Sort, writeListState } from './listState'

/**
 * List state that lives in the address, so that reload, back, forward and links keep it.
 *
 * Searching replaces the history entry (nobody wants to go back letter by letter), everything else adds one.
 * A new search, order or page size starts at page 1.
 *
 * @param defaults - what an address without parameters means; keep the object stable between renders.
 */
export function useListState(defaults: ListState) {
  const [params, setParams] = useSearchParams()
  const list = useMemo(() => readListState(params, defaults), [params, defaults])

  const change = useCallback(
    (changed: Partial<ListState>, replace: boolean) => {
      setParams(writeListState(params, changed, defaults), { replace })
    },
    [params, setParams, defaults],
  )
  const searchFor = useCallback((search: string) => change({ search, page: 1 }, true), [change])
  const sortBy = useCallback((sort: Sort) => change({ sort, page: 1 }, false), [change])
  const goTo = useCallback((page: number) => change({ page }, false), [change])
  const resize = useCallback((pageSize: number) => change({ pageSize, page: 1 }, false), [change])
  const correctPage = useCallback((page: number) => change({ page }, true), [change])

  return { list, searchFor, sortBy, goTo, resize, correctPage }
}
