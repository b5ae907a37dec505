import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { repeated } from '../../shared/platform/api/repeated'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readRole, readRoleDetail, readRoleLevel } from './model'
import type { Role, RoleDetail, RoleLevel } from './model'
import { LIST, tagOf } from './tags'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']
type RoleChange = components['schemas']['RoleChange']
type RoleCreation = components['schemas']['RoleCreation']
type RoleDetailsNode = components['schemas']['RoleDetailsNode']
type RoleLevelsNode = components['schemas']['RoleLevelsNode']
type RoleNode = components['schemas']['RoleNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']

interface RolesWanted extends PickerAsked {
  needColumnLevel: boolean
  /** The levels of the roles; all when undefined. */
  levels?: readonly number[] | undefined
}

const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The levels of roles, the lowest first. */
    listRoleLevels: build.query<RoleLevel[], undefined>({
      query: () => 'catalog/roles/levels',
      transformResponse: ({ roleLevels }: RoleLevelsNode) => roleLevels.map(readRoleLevel),
    }),
    /** A role. The call fails if it does not exist. */
    getRole: build.query<RoleDetail | null, Role['id']>({
      query: (id) => ({ url: 'catalog/roles/roleV2', method: 'POST', body: { roles: [{ id }] } }),
      transformResponse: ({ roles: [role] }: RoleDetailsNode) =>
        role ? readRoleDetail(role) : null,
      providesTags: (_role, _error, id) => [tagOf(id)],
    }),
    createRole: build.mutation<Role, RoleCreation>({
      query: (body) => ({ url: 'catalog/roles', method: 'POST', body }),
      transformResponse: (role: RoleNode) => readRole(role),
      invalidatesTags: [LIST],
    }),
    changeRole: build.mutation<Role, RoleChange>({
      query: (body) => ({ url: 'catalog/roles/role', method: 'PUT', body }),
      transformResponse: (role: RoleNode) => readRole(role),
      invalidatesTags: (_role, _error, { id }) => [LIST, tagOf(id)],
    }),
    deleteRoles: build.mutation<Outcome, readonly Role['id'][]>({
      query: (ids) => ({
        url: 'catalog/roles/role',
        method: 'DELETE',
        body: { roles: ids.map((id) => ({ id })) },
      }),
      // Tags of the single roles stay valid: otherwise the open page of a deleted role would load it again.
      invalidatesTags: [LIST],
    }),
    findRoles: build.query<PickerPage, RolesWanted>({
      query: ({ levels = [], ...asked }) => ({
        url: listOf({ roleLevel: levels.map(String) }),
        params: toSortedPickerQuery(asked),
      }),
      transformResponse: (
        { roles, nextIndex }: RolesListResponseNode,
        _meta,
        { needColumnLevel },
      ) =>
        pickerPage(
          roles.map(({ id, name = id, description, level, roleLevel }) => ({
            type: 'role',
            id,
            name,
            detail: description,
            level: needColumnLevel ? (level ?? roleLevel?.level) : undefined,
          })),
          nextIndex,
        ),
    }),
    /** Roles that can be added to a team. */
    findTeamRoles: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'access/teams/roles', params: toPickerQuery(asked) }),
      transformResponse: toRoles,
    }),
    findRolesInContainer: build.query<PickerPage, PickerAsked & { container: string }>({
      query: ({ container, ...asked }) => ({
        url: 'access/teams/container/roles',
        method: 'POST',
        params: toPickerQuery(asked),
        body: { dn: container },
      }),
      transformResponse: toRoles,
    }),
  }),
})

export const {
  useListRoleLevelsQuery,
  useGetRoleQuery,
  useCreateRoleMutation,
  useChangeRoleMutation,
  useDeleteRolesMutation,
} = rolesApi
export const { getRole, findRoles, findTeamRoles, findRolesInContainer } = rolesApi.endpoints

function listOf(several: Record<string, readonly string[]>): string {
  return ['catalog/roles/listV2', repeated(several)].filter(Boolean).join('?')
}

function toRoles({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc }) => ({ type: 'role', id, name, detail: desc })),
    nextIndex,
  )
}
