import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type CodeMapRefreshResponseNode = components['schemas']['CodeMapRefreshResponseNode']
type DirxmlDriversNode = components['schemas']['DirxmlDriversNode']
type DriverStatusNode = components['schemas']['DriverStatusNode']

type Named = Pick<PickerItem, 'id'>

/** The outcome of a refresh, in the words of the server. */
export type RefreshResult = CodeMapRefreshResponseNode['refreshStatus']

const toIds = (items: readonly Named[]) => items.map(({ id }) => ({ id }))

const driverStatusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The status of the driver of the identity applications. */
    readDriverStatus: build.query<DriverStatusNode, undefined>({
      query: () => 'admin/driverstatus/info',
    }),
    listDirxmlDrivers: build.query<DirxmlDriversNode['drivers'], undefined>({
      query: () => 'admin/driver',
      transformResponse: ({ drivers }: DirxmlDriversNode) => drivers,
    }),
    /** Lets the server load a person from the directory again. */
    resyncIdentity: build.mutation<unknown, string>({
      query: (dn) => ({ url: 'admin/identityResync', method: 'POST', body: { dn } }),
    }),
    /** Lets the server load the values of all entitlements of these drivers again. */
    refreshDrivers: build.mutation<RefreshResult, readonly Named[]>({
      query: (drivers) => ({
        url: 'catalog/codemaprefresh/driver',
        method: 'POST',
        body: { drivers: toIds(drivers) },
      }),
      transformResponse: ({ refreshStatus }: CodeMapRefreshResponseNode) => refreshStatus,
    }),
    refreshEntitlements: build.mutation<RefreshResult, readonly Named[]>({
      query: (entitlements) => ({
        url: 'catalog/codemaprefresh/entitlement',
        method: 'POST',
        body: { entitlements: toIds(entitlements) },
      }),
      transformResponse: ({ refreshStatus }: CodeMapRefreshResponseNode) => refreshStatus,
    }),
  }),
})

export const {
  useReadDriverStatusQuery,
  useListDirxmlDriversQuery,
  useResyncIdentityMutation,
  useRefreshDriversMutation,
  useRefreshEntitlementsMutation,
} = driverStatusApi
