import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type DelegatedAdminRights = components['schemas']['DelegatedAdminRights']
type DelgatedAdminRightsList = components['schemas']['DelgatedAdminRightsList']

/** The kinds of objects that have permissions one by one. */
export type ObjectType = 'role' | 'resource' | 'sod'

/** DN of an object -> the permissions that the caller has for it, such as `modifyRole`. */
export type Operations = Readonly<Record<string, readonly string[]>>

const adminRightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the caller may create objects of a kind in any place. Source: docs/assumptions.md A-460. */
    readCreationRight: build.query<boolean, ObjectType>({
      query: (objectType) => ({ url: 'admin/permission/rights', params: { objectType } }),
      transformResponse: ({ isAccesible }: DelegatedAdminRights) => isAccesible,
    }),
    /** The permissions of the caller on each of the given objects. */
    listOperations: build.query<Operations, { type: 'role' | 'resource'; ids: readonly string[] }>({
      query: ({ type, ids }) => ({
        url: 'catalog/delegatedAdmin/rights',
        method: 'POST',
        body: { permissions: ids.map((id) => ({ id, entityType: type })) },
      }),
      transformResponse: ({ opertionPermissionMap }: DelgatedAdminRightsList) =>
        Object.fromEntries(
          opertionPermissionMap.map(({ permissionDn, operationAccessMap }) => [
            permissionDn,
            operationAccessMap.filter(({ value }) => value === 'true').map(({ key }) => key),
          ]),
        ),
    }),
  }),
})

export const { useReadCreationRightQuery, useListOperationsQuery } = adminRightsApi
