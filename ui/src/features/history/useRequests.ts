import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import {
  findRequests,
  listRequests,
  useFindRequestsQuery,
  useListRequestsQuery,
  type RequestsQuery,
} from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { namesPeople } from '../../entities/request/people'
import { freshly } from '../../shared/platform/api/read'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/**
 * One page of requests. No call filters by person: with such a filter all requests are loaded, and filtered and cut
 * into pages here.
 *
 * Source: docs/assumptions.md A-397.
 */
export function useRequests(asked: RequestsQuery, isReady: boolean) {
  const { list } = asked
  const isFound = namesPeople(list.filters)
  const listed = useListRequestsQuery(isReady && !isFound ? asked : skipToken)
  const found = useFindRequestsQuery(isReady && isFound ? wholeOf(asked) : skipToken)
  const { page, pageSize } = list
  const data = useMemo(
    () => found.data && pageOf(found.data, page, pageSize),
    [found.data, page, pageSize],
  )
  return isFound ? { ...found, data } : listed
}

/** A function that reads any page of the requests. */
export function useReadRequests(asked: Omit<RequestsQuery, 'list'>) {
  const dispatch = useAppDispatch()
  const once = { subscribe: false }
  return async (list: ListState): Promise<Page<AccessRequest>> => {
    const given = { ...asked, list }
    if (!namesPeople(list.filters)) return dispatch(listRequests.initiate(given, freshly)).unwrap()
    const found = await dispatch(findRequests.initiate(wholeOf(given), once)).unwrap()
    return pageOf(found, list.page, list.pageSize)
  }
}

/** The query that reads all pages at once. */
function wholeOf({ list, ...asked }: RequestsQuery): RequestsQuery {
  return { ...asked, list: { ...list, page: 1, pageSize: MAX_SIZE } }
}

function pageOf(found: Page<AccessRequest>, page: number, pageSize: number): Page<AccessRequest> {
  const first = (page - 1) * pageSize
  return { ...found, rows: found.rows.slice(first, first + pageSize) }
}
