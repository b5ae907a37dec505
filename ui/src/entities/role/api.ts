import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { toListQuery } from '../../shared/listing/listQuery'
import type { ListState } from '../../shared/listing/listState'
import type { Page } from '../../shared/listing/page'
import { readRole, type Role } from './model'

type RoleListNode = components['schemas']['RolesListResponseNode']

const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Roles, found by name and description. */
    listRoles: build.query<Page<Role>, ListState>({
      query: (list) => ({ url: 'catalog/roles/listV2', params: toListQuery(list) }),
      transformResponse: ({ roles, total }: RoleListNode) => ({
        rows: roles.map(readRole),
        total: total ?? roles.length,
        isTooMany: false,
      }),
    }),
  }),
})

export const { listRoles } = rolesApi.endpoints
