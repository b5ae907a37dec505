import { baseApi } from '../../shared/platform/api/baseApi'
import { changeInParts } from '../../shared/platform/api/changeInParts'
import { inParts } from '../../shared/platform/api/inParts'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readRoleDetail, type Role, type RoleDetail } from './model'
import { LIST, tagOf } from './tags'

type RoleChange = components['schemas']['RoleChange']
type RoleDetailsNode = components['schemas']['RoleDetailsNode']

const bulkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Several roles with all details. The call fails if one of them was deleted. */
    readRoles: build.query<RoleDetail[], readonly Role['id'][]>({
      queryFn: async (ids, _api, _extra, ask) => {
        const read: RoleDetail[] = []
        for (const part of inParts(ids)) {
          const body = { roles: part.map((id) => ({ id })) }
          const { data, error } = await ask({ url: 'catalog/roles/roleV2', method: 'POST', body })
          if (error) return { error }
          read.push(...(data as RoleDetailsNode).roles.map(readRoleDetail))
        }
        return { data: read }
      },
      providesTags: (_roles, _error, ids) => ids.map(tagOf),
    }),
    /** Changes several roles. One that fails does not stop the others. */
    changeRoles: build.mutation<Outcome, readonly RoleChange[]>({
      queryFn: async (changes, _api, _extra, ask) =>
        changeInParts(changes, (roles) =>
          ask({ url: 'catalog/roles/roles', method: 'PUT', body: { roles } }),
        ),
      invalidatesTags: (_outcome, _error, changes) => [LIST, ...changes.map(({ id }) => tagOf(id))],
    }),
  }),
})

export const { useReadRolesQuery, useChangeRolesMutation } = bulkApi
