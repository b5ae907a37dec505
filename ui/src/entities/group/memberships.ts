import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { cnOf } from '../../shared/blocks/values/dn'

type UsersGroupMemberShipNode = components['schemas']['UsersGroupMemberShipNode']

/** A group of which a person is a member. */
export interface Membership {
  dn: string
  name: string
}

const membershipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The groups of the person with a DN, sorted by name. The reply has DNs only: docs/assumptions.md A-285. */
    listMemberships: build.query<Membership[], string>({
      query: (userDn) => ({ url: 'access/groups/membershipInfo', params: { userDn } }),
      transformResponse: ({ groupMemberof }: UsersGroupMemberShipNode) =>
        groupMemberof
          .map((dn) => ({ dn, name: cnOf(dn) }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
      providesTags: (_groups, _error, dn) => [{ type: 'User', id: dn }],
    }),
  }),
})

export const {
  endpoints: { listMemberships },
  useListMembershipsQuery,
} = membershipsApi
