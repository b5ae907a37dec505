import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFindHoldersQuery } from './api'

/**
 * The number of holders of a role or a resource; undefined while it loads, and `'hidden'` if it fails to load, for
 * instance because the person does not administer it. Without an id, no call is made.
 *
 * Source: docs/assumptions.md A-329.
 */
export function useHolderCount(
  type: 'ROLE' | 'RESOURCE',
  id: string | undefined,
): number | 'hidden' | undefined {
  const asked = { query: '', page: 0, size: 1, permission: { id: id ?? '', type } }
  const { currentData, isError } = useFindHoldersQuery(id === undefined ? skipToken : asked)
  return isError ? 'hidden' : currentData?.total
}
