import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListOperationsQuery } from './api'

/**
 * What the server says of one permission of the person; undefined while and where it says nothing of it.
 *
 * @param type - it speaks of roles and resources alone.
 * @param id - DN; `''` to ask nothing.
 */
export function useServerAnswer(type: string | undefined, id: string, permission: string) {
  const isAsked = id !== '' && (type === 'role' || type === 'resource')
  const { currentData } = useListOperationsQuery(isAsked ? { type, ids: [id] } : skipToken)
  return currentData?.[id]?.includes(permission)
}
