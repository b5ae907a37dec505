import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem, PickerTabId } from '../../shared/blocks/entity-picker/pickerItem'
import { PICKER_PAGE_SIZE, toPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { ListQuery } from '../../shared/blocks/listing/listQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'

type EntitlementValueListNode = components['schemas']['EntitlementValueListNode']
type CodeMapValueSearchResponseNode = components['schemas']['CodeMapValueSearchResponseNode']

/** The source of a list of values: an entitlement, in one logical system where there are several, or an address. */
export type ValueSource =
  | { entitlementId: string }
  | { entitlementId: string; driverId: string; viewId: string }
  | { optionQueryUrl: string }

/** Source: SPEC 5 "Search and paging"; SPEC 9 "Paging and search". */
const LONGEST_DROPDOWN = 300

interface ValueSearch extends PickerAsked {
  type: PickerTabId
  source: ValueSource
}

const entitlementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findEntitlementValues: build.query<PickerPage, ValueSearch>({
      query: ({ type, source, ...asked }) => {
        const { q, nextIndex } = toPickerQuery(asked)
        const size = type === 'dropdown' ? LONGEST_DROPDOWN : PICKER_PAGE_SIZE
        return valueRequest(source, { q, nextIndex, size })
      },
      transformResponse: (
        reply: EntitlementValueListNode | CodeMapValueSearchResponseNode,
        _meta,
        { type },
      ) => {
        const isMore = (reply.nextIndex ?? 0) > 0
        const items = toItems(reply, type)
        return type === 'dropdown'
          ? { items, hasMore: false, isTooMany: isMore }
          : { items, hasMore: isMore }
      },
    }),
  }),
})

export const { findEntitlementValues } = entitlementsApi.endpoints

/** One part of a list of values. Source: SPEC 7 "Picker and lookup lists"; docs/assumptions.md A-113. */
export function valueRequest(
  source: ValueSource,
  { q, nextIndex, size }: Pick<ListQuery, 'q' | 'nextIndex' | 'size'>,
) {
  if ('optionQueryUrl' in source) {
    return { url: belowRest(source.optionQueryUrl), params: { q, nextIndex, size } }
  }
  const params = { query: q, pageSize: size, nextIndex }
  const { entitlementId: id } = source
  if (!('viewId' in source)) {
    return { url: 'catalog/drivers/entitlementValues/listV2', method: 'POST', params, body: { id } }
  }
  return {
    url: 'catalog/drivers/driverEntitlementViewValues/listV2',
    method: 'POST',
    params,
    body: { id: source.driverId, entitlements: [{ id }], viewID: source.viewId },
  }
}

/** The path below the REST root: `/IDMProv/rest/access/codeMap/7/values` -> `access/codeMap/7/values`. */
function belowRest(address: string): string {
  return address.replace(/^.*?[/]rest[/]/, '')
}

/** Source: SPEC 3 "Other entities", picker items. */
function toItems(
  reply: EntitlementValueListNode | CodeMapValueSearchResponseNode,
  type: PickerTabId,
): PickerItem[] {
  if ('codeMapValues' in reply) {
    return reply.codeMapValues.map(
      ({ value = '', displayLabel: name = value, description: detail }) => ({
        type,
        id: value,
        name,
        detail,
      }),
    )
  }
  return reply.entitlementValues.map((node) => {
    const { value = '', name = value, valueDisplayName = name, description: detail } = node
    return { type, id: value, name: valueDisplayName, detail }
  })
}
