import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Filters } from '../../shared/blocks/listing/filters'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { repeated } from '../../shared/platform/api/repeated'
import { readRole, readRoleDetail, readRoleLevel } from './model'
import type { Role, RoleDetail, RoleLevel } from './model'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']
type RoleDetailsNode = components['schemas']['RoleDetailsNode']
type RoleLevelsNode = components['schemas']['RoleLevelsNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']

const LIST = { type: 'Role', id: 'list' } as const
const tagOf = (id: string) => ({ type: 'Role', id }) as const

const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Roles, found by name and description, and by their filters. */
    listRoles: build.query<Page<Role>, ListState>({
      query: (list) => ({
        url: ['catalog/roles/listV2', repeated(toRepeated(list.filters))].filter(Boolean).join('?'),
        params: { ...toListQuery(list), ...toTexts(list.filters) },
      }),
      transformResponse: ({ roles, total }: RolesListResponseNode) => ({
        rows: roles.map(readRole),
        total: total ?? roles.length,
        isTooMany: false,
      }),
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id }) => tagOf(id))],
    }),
    /** The lowest first. */
    listRoleLevels: build.query<RoleLevel[], undefined>({
      query: () => 'catalog/roles/levels',
      transformResponse: ({ roleLevels }: RoleLevelsNode) => roleLevels.map(readRoleLevel),
    }),
    /** A fault where there is no such role. */
    getRole: build.query<RoleDetail | null, Role['id']>({
      query: (id) => ({ url: 'catalog/roles/roleV2', method: 'POST', body: { roles: [{ id }] } }),
      transformResponse: ({ roles: [role] }: RoleDetailsNode) =>
        role ? readRoleDetail(role) : null,
      providesTags: (_role, _error, id) => [tagOf(id)],
    }),
    findRoles: build.query<PickerPage, PickerAsked & { needColumnLevel: boolean }>({
      query: (asked) => ({ url: 'catalog/roles/listV2', params: toSortedPickerQuery(asked) }),
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

export const { useListRoleLevelsQuery, useGetRoleQuery } = rolesApi
export const { listRoles, getRole, findRoles, findTeamRoles, findRolesInContainer } =
  rolesApi.endpoints

/** Source: SPEC 7 "Roles"; what the list takes several times. */
function toRepeated({ level = [], category = [] }: Filters) {
  return { roleLevel: level, categoryKeys: category }
}

function toTexts({ name = [], description = [] }: Filters) {
  return { name: name[0], desc: description[0] }
}

function toRoles({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc }) => ({ type: 'role', id, name, detail: desc })),
    nextIndex,
  )
}
