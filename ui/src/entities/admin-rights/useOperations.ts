import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListOperationsQuery } from './api'

/** Whether something may be done with an object; undefined while that is read. */
export type May = (permission: string, id: string) => boolean | undefined

/**
 * What the person may do with each of these objects, asked in one call. Where it cannot be read, nothing is hidden: the server
 * decides.
 */
export function useOperations(type: 'role' | 'resource', ids: readonly string[]): May {
  const { currentData, isError } = useListOperationsQuery(
    ids.length > 0 ? { type, ids } : skipToken,
  )
  return (permission, id) => {
    if (isError) return true
    return currentData && (currentData[id]?.includes(permission) ?? false)
  }
}
