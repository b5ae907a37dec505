import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { ALL_DRIVERS, type PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { PICKER_PAGE_SIZE } from '../../shared/blocks/entity-picker/pickerQuery'
import type {
  PickerAsked,
  PickerNode,
  PickerPage,
} from '../../shared/blocks/entity-picker/pickerTab'

type DriverListNode = components['schemas']['DriverListNode']
type DriverNode = components['schemas']['DriverNode']
type DirxmlDriversNode = components['schemas']['DirxmlDriversNode']

/** Source: SPEC 9 "Paging and search". */
const MOST_DRIVERS = 300

/** The type of the drivers that take part in permission reconciliation. Source: docs/assumptions.md A-113. */
export const RECONCILED = 4

interface DriverSearch {
  /** Only drivers that take part in permission reconciliation. */
  cprsSupported: boolean
  /** Whether the first row means all drivers. */
  selectAllOption: boolean
}

const driversApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The drivers that have entitlements. */
    readDrivers: build.query<PickerNode[], DriverSearch>({
      query: ({ cprsSupported }) => ({
        url: 'catalog/drivers',
        params: {
          q: '*',
          nextIndex: 1,
          size: MOST_DRIVERS,
          sortBy: 'name',
          sortOrder: 'asc',
          type: cprsSupported ? RECONCILED : undefined,
        },
      }),
      transformResponse: ({ drivers }: DriverListNode, _meta, { selectAllOption }) => [
        ...(selectAllOption ? [driverNode(ALL_DRIVERS, ALL_DRIVERS, false)] : []),
        ...drivers.map(({ id, name = id }) => driverNode(id, name, true)),
      ],
    }),
    /** The entitlements of a driver. */
    readEntitlements: build.query<PickerNode[], { driver: string; cprsSupported: boolean }>({
      query: ({ driver, cprsSupported }) => ({
        url: 'catalog/drivers/driver',
        method: 'POST',
        params: { cprsSupported: cprsSupported || undefined },
        body: { id: driver },
      }),
      transformResponse: ({ id: parentId, entitlements = [] }: DriverNode) =>
        entitlements.map(({ id, displayName: name = id, description: detail }) => ({
          id,
          name,
          isBranch: false,
          item: { type: 'driverOrEntitlement', id, name, detail, parentId },
        })),
    }),
    /** All drivers of the driver set, which the server gives at once. */
    findDirxmlDrivers: build.query<PickerPage, PickerAsked>({
      query: () => 'admin/driver',
      transformResponse: ({ drivers }: DirxmlDriversNode, _meta, { query, page }) => {
        const found = drivers
          .map(({ dn, name = dn }): PickerItem => ({ type: 'dirxmldriver', id: dn, name }))
          .filter(({ name }) => query === '*' || includes(name, query))
        const first = page * PICKER_PAGE_SIZE
        const after = first + PICKER_PAGE_SIZE
        return { items: found.slice(first, after), hasMore: found.length > after }
      },
    }),
  }),
})

export const { readDrivers, readEntitlements, findDirxmlDrivers } = driversApi.endpoints

function driverNode(id: string, name: string, isBranch: boolean): PickerNode {
  return { id, name, isBranch, item: { type: 'driverOrEntitlement', id, name } }
}

function includes(text: string, part: string): boolean {
  return text.toLocaleLowerCase().includes(part.toLocaleLowerCase())
}
