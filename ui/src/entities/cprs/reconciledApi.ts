import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import { firstRows, type ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { ASKED_VALUE, readResource, readResourceDetail } from '../resource/model'
import { resourceFieldsOf, toResourceBody } from '../resource/resourceChange'
import { LIST, tagOf } from '../resource/tags'
import { valueText } from '../entitlement/valueText'
import { readReconciled, type Reconciled, type Subject } from './model'

type CprsSettingNodeList = components['schemas']['CprsSettingNodeList']
type ResourceNode = components['schemas']['ResourceNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

/** A resource that could be reconciled. */
export interface Candidate {
  /** DN. */
  id: string
  name: string
  /** Whether requesters choose the value. */
  isDynamic: boolean
  value: string
  isManaged: boolean
}

interface ManagedChange {
  ids: readonly string[]
  isManaged: boolean
  /** The language of the names that the server needs. */
  locale: string
}

const WHOLE = firstRows(MAX_SIZE, 'drivername')

const reconciledApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReconciled: build.query<Page<Reconciled>, ListState>({
      query: (list) => ({ url: 'access/cprs/settings', params: toListQuery(list) }),
      transformResponse: ({ cprsSettingList, total }: CprsSettingNodeList) => ({
        rows: cprsSettingList.map(readReconciled),
        total: total ?? cprsSettingList.length,
      }),
      providesTags: ['Reconciliation'],
    }),
    /** The resources that give an entitlement of a driver, in one logical system where it has several. */
    listCandidates: build.query<Candidate[], Subject>({
      query: ({ driver, entitlement, system }) => ({
        url: 'catalog/resources/driverResources',
        method: 'POST',
        params: {
          ...toListQuery({ ...WHOLE, sort: { column: 'name', order: 'asc' } }),
          entitlementId: entitlement,
          logicalSystem: system || undefined,
        },
        body: { id: driver },
      }),
      transformResponse: ({ resources }: ResourcesListResponseNode) => resources.map(readCandidate),
      providesTags: ['Reconciliation'],
    }),
    /**
     * Switches reconciliation of resources on or off. Each resource is loaded and sent as a whole, as the server may
     * drop members that are missing.
     */
    setManaged: build.mutation<Outcome, ManagedChange>({
      queryFn: async ({ ids, isManaged, locale }, _api, _extra, ask) => {
        const read = await ask({
          url: 'catalog/resources/resourceV2',
          method: 'POST',
          body: { resources: ids.map((id) => ({ id })) },
        })
        if (read.error) return { error: read.error }
        const { resources } = read.data as ResourcesListResponseNode
        const body = { resources: resources.map((node) => toChange(node, isManaged, locale)) }
        const answer = await ask({ url: 'catalog/resources/resources', method: 'PUT', body })
        return answer.error ? { error: answer.error } : { data: answer.data as Outcome }
      },
      invalidatesTags: (_outcome, _error, { ids }) => ['Reconciliation', LIST, ...ids.map(tagOf)],
    }),
  }),
})

export const { useListReconciledQuery, useListCandidatesQuery, useSetManagedMutation } =
  reconciledApi
export const { listReconciled } = reconciledApi.endpoints

/** All resources under reconciliation, up to the server's largest page. */
export const useAllReconciled = () => useListReconciledQuery(WHOLE)

function readCandidate(node: ResourceNode): Candidate {
  const { id, name, isManaged, binding } = readResource(node)
  const isDynamic = binding?.value === ASKED_VALUE
  return { id, name, isManaged, isDynamic, value: isDynamic ? '' : valueText(binding?.valueName) }
}

/**
 * The member `managedBy` after the change: an odd number means "reconciled"; the other bits stay. Source: SPEC 3
 * "Resource".
 */
function toChange(node: ResourceNode, isManaged: boolean, locale: string) {
  const { managedBy = 0 } = node
  return {
    id: node.id,
    ...toResourceBody(resourceFieldsOf(readResourceDetail(node)), locale),
    managedBy: managedBy - (managedBy % 2) + (isManaged ? 1 : 0),
  }
}
