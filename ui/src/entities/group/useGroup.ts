import { skipToken } from '@reduxjs/toolkit/query/react'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { getGroup, useGetGroupKindQuery, useGetGroupQuery } from './api'

/** Loads the definition of groups, then a group with the attributes that it names; null when the group does not exist. */
export function useGroup(dn: string) {
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const kind = useGetGroupKindQuery(clientId)
  const asked = kind.data ? { dn, kind: kind.data, clientId } : undefined
  const group = useGetGroupQuery(asked ?? skipToken)
  return {
    data: group.currentData,
    error: kind.error ?? group.error,
    refetch: () => (asked ? group.refetch() : kind.refetch()),
    /** Loads the group from the server again; uses no cached value. */
    readAgain: async () =>
      asked ? dispatch(getGroup.initiate(asked, freshly)).unwrap() : Promise.resolve(null),
  }
}
