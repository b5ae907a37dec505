import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { Page } from '../../shared/blocks/listing/page'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { RECONCILED } from './api'
import { readDriver, readEntitlementsOf, type Driver, type Entitlement } from './model'

type DriverListNode = components['schemas']['DriverListNode']
type DriverNode = components['schemas']['DriverNode']

/** Source: SPEC 9 "Paging and search". */
export const DRIVERS_AT_ONCE = 10

interface DriversAsked {
  search: string
  /** The page to load; the first is 1. */
  page: number
  /** Only drivers that take part in permission reconciliation. */
  cprsSupported: boolean
}

interface EntitlementsAsked {
  driver: Driver['id']
  cprsSupported: boolean
}

const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the drivers with entitlements; the server sends no total. */
    findDrivers: build.query<Page<Driver>, DriversAsked>({
      query: ({ search, page, cprsSupported }) => ({
        url: 'catalog/drivers',
        params: {
          ...toListQuery({
            page,
            pageSize: DRIVERS_AT_ONCE,
            search,
            sort: { column: 'name', order: 'asc' },
            filters: {},
          }),
          type: cprsSupported ? RECONCILED : undefined,
        },
      }),
      transformResponse: ({ drivers, nextIndex = 0 }: DriverListNode) => ({
        rows: drivers.map(readDriver),
        total: undefined,
        hasNext: nextIndex > 0,
      }),
    }),
    /** The entitlements of a driver, each with its logical systems. */
    findEntitlements: build.query<Entitlement[], EntitlementsAsked>({
      query: ({ driver, cprsSupported }) => ({
        url: 'catalog/drivers/driver',
        method: 'POST',
        params: { cprsSupported: cprsSupported || undefined },
        body: { id: driver },
      }),
      transformResponse: (node: DriverNode) => readEntitlementsOf(node),
    }),
  }),
})

export const { findDrivers, findEntitlements } = placesApi.endpoints
