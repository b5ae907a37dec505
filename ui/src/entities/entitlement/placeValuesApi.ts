import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { Ask } from '../../shared/platform/api/ask'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { LIST } from '../resource/tags'
import { valueRequest } from './api'
import { stateOfValue, type PlaceValue, type ValuePlace } from './model'
import { proposed, readGiving } from './proposalsApi'
import { valueText } from './valueText'

type EntitlementValueListNode = components['schemas']['EntitlementValueListNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']
type ResourceNode = ResourcesListResponseNode['resources'][number]

interface ValuesAsked {
  place: ValuePlace
  /** The state of the list; its filter `state` is a `ValueState`. */
  list: ListState
  /** Values that the role already gives, for the filter. */
  given: readonly string[]
}

type ValuesPage =
  { data: Page<PlaceValue>; error?: undefined } | { data?: undefined; error: ApiError }

const placeValuesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * One page of the values of an entitlement, each with the resources that give it; the server sends no total. It
     * filters by reconciliation only: values in other states are filtered here, among those that one call gives.
     * Source: docs/assumptions.md A-621.
     */
    listPlaceValues: build.query<Page<PlaceValue>, ValuesAsked>({
      queryFn: async (asked, _api, _extra, ask) => {
        const [state] = asked.list.filters.state ?? []
        if (state === undefined) return readValues(ask, asked.place, asked.list)
        return state === 'managed' ? readManaged(ask, asked) : readInState(ask, asked, state)
      },
      providesTags: [LIST],
    }),
    /** One page of the values without their resources, for which the server would need a call for every hundred values. */
    listBareValues: build.query<Page<PlaceValue>, Pick<ValuesAsked, 'place' | 'list'>>({
      queryFn: ({ place, list }, _api, _extra, ask) => readBareValues(ask, place, list),
      keepUnusedDataFor: 0,
    }),
    /** The resources of an entitlement whose value requesters choose. */
    listDynamicResources: build.query<{ id: string; name: string }[], ValuePlace>({
      query: (place) => ({
        ...ofPlace(place),
        params: {
          ...ofPlace(place).params,
          q: '*',
          nextIndex: 1,
          size: MAX_SIZE,
          resourceType: 'dynamic',
        },
      }),
      transformResponse: ({ resources }: ResourcesListResponseNode) =>
        resources
          .map(readGiving)
          .flatMap(({ id, name, isGoing }) => (isGoing ? [] : [{ id, name }])),
      providesTags: [LIST],
    }),
  }),
})

export const { listBareValues, listPlaceValues } = placeValuesApi.endpoints
export const { useListDynamicResourcesQuery } = placeValuesApi

async function readValues(ask: Ask, place: ValuePlace, list: ListState): Promise<ValuesPage> {
  const { data, error } = await readBareValues(ask, place, list)
  if (error) return { error }
  const given = await proposed(ask, place, data.rows)
  const rows = data.rows.map((each, at) => ({ ...each, resources: given.data?.[at]?.resources }))
  const all = list.page === 1 && !data.hasNext && !given.error ? rows : undefined
  return { data: { ...data, rows, all } }
}

async function readBareValues(ask: Ask, place: ValuePlace, list: ListState): Promise<ValuesPage> {
  const { data, error } = await ask(valueRequest(sourceOf(place), toListQuery(list)))
  if (error) return { error }
  const { entitlementValues, nextIndex = 0 } = data as EntitlementValueListNode
  const rows = entitlementValues.map(({ value = '', name = value, param = value }) => ({
    value,
    name,
    native: param,
    resources: undefined,
  }))
  return { data: { rows, total: undefined, hasNext: nextIndex > 0 } }
}

/** The matching values in a state, among those that one call gives. */
async function readInState(
  ask: Ask,
  { place, list, given }: ValuesAsked,
  state: string,
): Promise<ValuesPage> {
  const whole = await readValues(ask, place, { ...list, page: 1, pageSize: MAX_SIZE })
  if (whole.error) return whole
  if (whole.data.hasNext) return { data: { rows: [], total: undefined, isTooMany: true } }
  const known = new Set(given)
  const found = whole.data.rows.filter((each) => stateOfValue(each, known) === state)
  const first = (list.page - 1) * list.pageSize
  const rows = found.slice(first, first + list.pageSize)
  return { data: { rows, total: found.length, all: whole.data.all } }
}

/** The values whose resources are under permission reconciliation. */
async function readManaged(ask: Ask, { place, list }: ValuesAsked): Promise<ValuesPage> {
  const call = ofPlace(place)
  const { data, error } = await ask({
    ...call,
    params: { ...call.params, ...toListQuery(list), resourceType: 'static', managedBy: true },
  })
  if (error) return { error }
  const { resources, total, nextIndex = 0 } = data as ResourcesListResponseNode
  return { data: { rows: byValue(resources), total, hasNext: nextIndex > 0 } }
}

/** The values of these resources; one value may have several resources. */
function byValue(resources: readonly ResourceNode[]): PlaceValue[] {
  const rows = new Map<string, PlaceValue>()
  for (const node of resources) {
    const [{ parameterValue: value = '', parameterName = '' } = {}] = node.entitlements ?? []
    const { resources: others = [] } = rows.get(value) ?? {}
    const native = valueText(value)
    const name = parameterName || native
    rows.set(value, { value, name, native, resources: [...others, readGiving(node)] })
  }
  return [...rows.values()]
}

function ofPlace({ driver: id, entitlement: entitlementId, system }: ValuePlace) {
  return {
    url: 'catalog/resources/driverResources',
    method: 'POST',
    params: { entitlementId, ...(system && { logicalSystem: system }) },
    body: { id },
  }
}

function sourceOf({ driver: driverId, entitlement: entitlementId, view: viewId }: ValuePlace) {
  return viewId ? { entitlementId, driverId, viewId } : { entitlementId }
}
