import { skipToken } from '@reduxjs/toolkit/query/react'
import { listPermissions } from '../../entities/permission/api'
import type { Permission } from '../../entities/permission/model'
import { TYPE_OF } from '../../entities/permission/search'
import { useListRequestsQuery } from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { firstRows } from '../../shared/blocks/listing/listState'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** How many of the latest requests are loaded, and how many different items of them are shown. */
const LOOKED_AT = 25
const SHOWN = 4

/** The query for the latest requests. */
export const LATEST = firstRows(LOOKED_AT, 'requestDate', 'desc')

/** The items that the person requested last, each once; empty in proxy mode. */
export function useRecent() {
  const dispatch = useAppDispatch()
  const { dn } = useBootstrap().user
  const proxied = useProxiedUser()
  const { data } = useListRequestsQuery(proxied ? skipToken : { list: LATEST })
  const asked = (data?.rows ?? []).filter(
    ({ requester, action }) => requester.dn === dn && action === 'grant',
  )
  const things = new Map(asked.toReversed().map((each) => [`${each.kind} ${each.name}`, each]))
  return {
    recent: [...things.values()].toReversed().slice(0, SHOWN),
    /**
     * Finds the requested item in the catalog by its name, as a request has no id of its item; undefined when no item
     * has that name.
     */
    find: async ({ kind, name }: AccessRequest): Promise<Permission | undefined> => {
      const named = {
        list: { ...LATEST, pageSize: 10, search: name },
        types: [TYPE_OF[kind]],
        isByName: false,
        category: undefined,
        teamDns: undefined,
      }
      const found = await dispatch(listPermissions.initiate(named, { subscribe: false }))
      return found.data?.rows.find((each) => each.name === name)
    },
  }
}
