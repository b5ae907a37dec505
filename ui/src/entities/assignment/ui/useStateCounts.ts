import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import type { List } from '../../../shared/blocks/list-page/useList'
import { NO_FILTERS } from '../../../shared/blocks/listing/filters'
import { MAX_SIZE } from '../../../shared/blocks/listing/listQuery'
import { parseSort } from '../../../shared/blocks/listing/listState'
import { countStates } from '../holderFilters'
import type { HeldPermission, PermissionHolder } from '../holderModel'
import { listHolders } from '../holdersApi'

interface Listed {
  permission: HeldPermission
  isWithIndirect: boolean
}

/**
 * The number of holders in each state among those that match the search, if one call returns all of
 * them. Source: docs/assumptions.md A-646.
 */
export function useStateCounts({ query, listing }: List<PermissionHolder>, of: Listed) {
  const [now] = useState(() => Date.now())
  const { total = Infinity, all } = query.data ?? {}
  const { search } = listing.list
  const whole = listHolders.useQuery(
    all === undefined && total <= MAX_SIZE ? { ...of, list: wholeList(search) } : skipToken,
  )
  const holders = all ?? whole.currentData?.all
  return useMemo(() => holders && countStates(holders, now), [holders, now])
}

const wholeList = (search: string) => ({
  search,
  filters: NO_FILTERS,
  sort: parseSort('recipientFullName'),
  page: 1,
  pageSize: MAX_SIZE,
})
