import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useCounted } from '../../../shared/blocks/list-page/useCounted'
import { type List, useList } from '../../../shared/blocks/list-page/useList'
import { withFilter } from '../../../shared/blocks/listing/filters'
import { useCountPermissionRequestsQuery } from '../countsApi'
import type { AccessRequest } from '../model'
import { permissionRequestList, type PermissionRequestsArgs } from './permissionRequestList'
import { useRetraction } from './useRetraction'
import { useStateText } from './useStateText'

type PermissionRequestsProps = Omit<PermissionRequestsArgs, 'stateText'>

/** The requests for a role or resource; pending ones can be retracted. Both properties must be stable between renders. */
export function PermissionRequests({ permission, drawParty }: PermissionRequestsProps) {
  const stateText = useStateText()
  const args = useMemo(
    () => ({ permission, drawParty, stateText }),
    [permission, drawParty, stateText],
  )
  const list = useList(permissionRequestList, args)
  const { dialog, bulkAction, rowActions } = useRetraction(({ recipient }) => recipient.name)
  return (
    <>
      <ListSection
        list={useCounted(list, 'status', useCounts(list, permission))}
        bulkActions={[bulkAction]}
        rowActions={rowActions}
      />
      {dialog}
    </>
  )
}

/** The number of requests in each status, loaded after the rows. */
function useCounts(
  { query, listing }: List<AccessRequest>,
  permission: PermissionRequestsProps['permission'],
) {
  const { search, filters } = listing.list
  const { data } = useCountPermissionRequestsQuery(
    query.data ? { permission, search, filters: withFilter(filters, 'status', []) } : skipToken,
  )
  return data
}
