import { baseApi } from '../../shared/platform/api/baseApi'
import { repeated } from '../../shared/platform/api/repeated'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import type { Page } from '../../shared/blocks/listing/page'
import type { MembersPage } from '../../shared/blocks/members/MembersDialog'
import type { PermissionReference } from './address'
import { readResourceDefinition, readRoleDefinition, type PermissionDefinition } from './definition'
import { readDetails, type Permission, type PermissionDetails } from './model'
import { SEARCHED, searchPermissions, type PermissionsAsked, type PermissionType } from './search'

type IdentitiesNode = components['schemas']['IdentitiesNode']
type PermissionDetailsNode = components['schemas']['PermissionDetailsNode']
type RoleDetailsNode = components['schemas']['RoleDetailsNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']
type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']

/** The permission whose holders are asked for; `size` for a page that is larger than that of a picker. */
interface HoldersAsked extends PickerAsked {
  permission: { id: string; type: string }
  size?: number
}

const permissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * One page of what can be requested. The server cannot search within a category, and does not
     * filter by type what teams may grant: these lists are loaded completely and filtered here.
     */
    listPermissions: build.query<Page<Permission>, PermissionsAsked>({
      queryFn: (asked, _api, _extra, ask) => searchPermissions(asked, ask),
      providesTags: ['Permission'],
    }),
    readPermissionDetails: build.query<PermissionDetails, PermissionReference>({
      query: ({ id, kind }) => ({
        url: 'access/permissions/item',
        method: 'POST',
        body: { id, entityType: kind },
      }),
      transformResponse: (node: PermissionDetailsNode) => readDetails(node),
      providesTags: ['Permission'],
    }),
    /** The definition of a role; null if there is none. */
    readRoleDefinition: build.query<PermissionDefinition | null, string>({
      query: (id) => ({ url: 'catalog/roles/roleV2', method: 'POST', body: { roles: [{ id }] } }),
      transformResponse: ({ roles: [node] }: RoleDetailsNode) =>
        node ? readRoleDefinition(node) : null,
    }),
    /** The definition of a resource. */
    readResourceDefinition: build.query<PermissionDefinition | null, string>({
      query: (id) => ({
        url: 'catalog/resources/resourceV2',
        method: 'POST',
        body: { resources: [{ id }] },
      }),
      transformResponse: ({ resources: [node] }: ResourcesListResponseNode) =>
        node ? readResourceDefinition(node) : null,
    }),
    /** The permissions that the caller can request. */
    findPermissions: build.query<PickerPage, PickerAsked & { types: readonly PermissionType[] }>({
      query: ({ types, ...asked }) => ({
        url: `access/permissions?${repeated({ type: types, column: SEARCHED })}`,
        params: { ...toPickerQuery(asked), sortByName: false },
      }),
      transformResponse: toPage,
      providesTags: ['Permission'],
    }),
    /** The permissions that the caller can request for teams. */
    findTeamPermissions: build.query<PickerPage, PickerAsked & { teamDns: readonly string[] }>({
      query: ({ teamDns, ...asked }) => ({
        url: `access/teams/permissions?${repeated({ column: SEARCHED })}`,
        method: 'POST',
        params: toPickerQuery(asked),
        body: { targetSetDnList: teamDns, useExcludePermList: true },
      }),
      transformResponse: toPage,
      providesTags: ['Permission'],
    }),
    /** The people who have a role or resource, in whatever way. */
    findHolders: build.query<MembersPage, HoldersAsked>({
      query: ({ permission, size, ...asked }) => ({
        url: 'access/assignments/identities',
        params: {
          ...toPickerQuery(asked, size),
          permissionId: permission.id,
          permissionType: permission.type,
        },
      }),
      transformResponse: ({ identities, total }: IdentitiesNode) => ({
        rows: identities.map(({ dn, name = dn }) => ({ type: 'user', id: dn, name })),
        total: total ?? identities.length,
      }),
    }),
  }),
})

export const {
  useFindHoldersQuery,
  useListPermissionsQuery,
  useReadPermissionDetailsQuery,
  useReadRoleDefinitionQuery,
  useReadResourceDefinitionQuery,
} = permissionsApi
export const { listPermissions, findPermissions, findTeamPermissions, findHolders } =
  permissionsApi.endpoints

/** Source: SPEC 3 "Other entities", permission. */
function toPage({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc = '', categories = [], ...permission }) => ({
      type: 'permission',
      id,
      name,
      detail: desc === '' ? categories.join(', ') : desc,
      bulkRequestable: permission.bulkRequestable,
      entityType: permission.entityType,
    })),
    nextIndex,
  )
}
