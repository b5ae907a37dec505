import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFindHoldersQuery } from '../permission/api'

/**
 * How many people have a role in any way; undefined while that is read, and `'hidden'` where it cannot be, such as for those
 * who do not administer roles. Nothing is asked without a role.
 *
 * Source: docs/assumptions.md A-329.
 */
export function useHolderCount(id: string | undefined): number | 'hidden' | undefined {
  const permission = { id: id ?? '', type: 'ROLE' }
  const asked = { query: '', page: 0, size: 1, permission }
  const { currentData, isError } = useFindHoldersQuery(id === undefined ? skipToken : asked)
  return isError ? 'hidden' : currentData?.total
}
