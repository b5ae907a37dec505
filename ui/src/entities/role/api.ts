import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { readRole, type Role } from './model'

type RolesListResponseNode = components['schemas']['RolesListResponseNode']
type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']

const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Roles, found by name and description. */
    listRoles: build.query<Page<Role>, ListState>({
      query: (list) => ({ url: 'catalog/roles/listV2', params: toListQuery(list) }),
      transformResponse: ({ roles, total }: RolesListResponseNode) => ({
        rows: roles.map(readRole),
        total: total ?? roles.length,
        isTooMany: false,
      }),
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

export const { listRoles, findRoles, findTeamRoles, findRolesInContainer } = rolesApi.endpoints

function toRoles({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc }) => ({ type: 'role', id, name, detail: desc })),
    nextIndex,
  )
}
