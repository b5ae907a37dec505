import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFindHoldersQuery } from './api'

/**
 * How many people have a role or a resource in any way; undefined while that is read, and `'hidden'` where it cannot be, such as
 * for those who do not administer it. Nothing is asked without one.
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
