import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { MAX_SIZE } from '../../shared/listing/listQuery'
import { readHolding } from '../assignment/model'
import type { Possessions } from './conflicts'
import type { Memberships } from './eligibility'
import type { Call } from './submission'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type RecipientListNode = components['schemas']['RecipientListNode']
type RequestOperationResponseListNode = components['schemas']['RequestOperationResponseListNode']

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What each of these people has, or has been asked for; whom the caller may not see is left out. */
    readPossessions: build.query<Possessions, readonly string[]>({
      queryFn: async (dns, _api, _extra, ask) => {
        const lists = await Promise.all(
          dns.map(async (dn) => {
            const params = { q: '*', nextIndex: 1, size: MAX_SIZE }
            const url = 'access/assignments/list'
            const { data } = await ask({ url, method: 'POST', params, body: { dn } })
            const reply = data as PermissionAssignmentListNode | undefined
            return [dn, reply?.assignments.map(readHolding)] as const
          }),
        )
        return { data: Object.fromEntries(lists) }
      },
      providesTags: (_lists, _error, dns) => dns.map((id) => ({ type: 'Holding', id }) as const),
    }),
    /** The teams of the caller that each of these people is a member of. */
    readMemberships: build.query<NonNullable<Memberships>, readonly string[]>({
      queryFn: async (dns, _api, _extra, ask) => {
        const teams: Record<string, string[]> = {}
        for (const dn of dns) {
          const params = { q: '*', nextIndex: 1, size: 1, memberDn: dn }
          const { data, error } = await ask({ url: 'access/teams/members', params })
          if (error) return { error }
          const [found] = (data as RecipientListNode).recipients
          teams[dn] = found?.targetSetList?.map((team) => team.dn) ?? []
        }
        return { data: teams }
      },
    }),
    /** Asks for a part of a cart; what becomes of it is told for each person. */
    ask: build.mutation<RequestOperationResponseListNode, Call>({
      query: ({ url, body }) => ({ url, method: 'POST', body }),
    }),
  }),
})

/** All parts of a cart are asked for: what these people have, and who asked for what, is read again. */
export const cartSent = (calls: readonly Call[]) => {
  const ids = new Set(calls.flatMap(({ recipients }) => recipients.map(({ id }) => id)))
  const holdings = [...ids].map((id) => ({ type: 'Holding', id }) as const)
  return baseApi.util.invalidateTags([...holdings, { type: 'Request', id: 'LIST' }])
}

export const { useReadPossessionsQuery, useReadMembershipsQuery, useAskMutation } = cartApi
