import type { ChoiceCounts, Filters } from '../../shared/blocks/listing/filters'
import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { historyParams, historyStatuses } from './history'

interface CountedRequests {
  /** DN of the role or resource. */
  permission: { id: string; kind: 'role' | 'resource' }
  search: string
  /** The filters of the list; the one for the status is ignored. */
  filters: Filters
}

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * How many requests for a role or resource have each status of the history filter: a call for one row each. A
     * status that fails to load is left out. Source: docs/assumptions.md A-646.
     */
    countPermissionRequests: build.query<ChoiceCounts, CountedRequests>({
      queryFn: async ({ permission: { id, kind }, search, filters }, _api, _extra, ask) => {
        const counted = await Promise.all(
          historyStatuses[kind].map(async (status) => {
            const asked = historyParams(kind, { ...filters, status: [status] })
            const params = { q: search || '*', nextIndex: 1, size: 1, item: id, ...asked }
            const { data } = await fewAtOnce(async () =>
              ask({
                url: 'access/requests/historylist/permission',
                method: 'POST',
                params,
                body: {},
              }),
            )
            const { total } = (data ?? {}) as { total?: number }
            return total === undefined ? [] : [[status, total] as const]
          }),
        )
        return { data: Object.fromEntries(counted.flat()) }
      },
      providesTags: [{ type: 'Request', id: 'LIST' }, 'Work'],
    }),
  }),
})

export const { useCountPermissionRequestsQuery } = countsApi
