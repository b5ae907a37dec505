import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListOperationsQuery } from './api'

/** Whether the person has a permission on an object; undefined while the permissions load. */
export type May = (permission: string, id: string) => boolean | undefined

/**
 * The permissions of the person on the given objects, loaded in one call. If they fail to load, nothing is hidden: the
 * server decides.
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
