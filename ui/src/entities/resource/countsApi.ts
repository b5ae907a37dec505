import { baseApi } from '../../shared/platform/api/baseApi'
import { countRows } from '../permission/countRows'

/** The number of rows in each list of a resource; a list that fails to load is left out. */
type ResourceCounts = Partial<Record<'holders' | 'requests', number>>

const callsFor = (id: string) => ({
  holders: {
    url: 'catalog/resources/resource/assignments',
    body: { dn: id },
    params: { sortBy: 'recipientFullName', sortOrder: 'asc' },
  },
  requests: {
    url: 'access/requests/historylist/permission',
    body: {},
    params: { item: id, type: 'resource' },
  },
})

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts by two calls for one row each. Source: docs/assumptions.md A-614. */
    countPartsOfResource: build.query<ResourceCounts, string>({
      queryFn: async (id, _api, _extra, ask) => ({ data: await countRows(callsFor(id), ask) }),
      providesTags: (_counts, _error, id) => [
        { type: 'Holder', id },
        { type: 'Request', id: 'LIST' },
      ],
    }),
  }),
})

export const { useCountPartsOfResourceQuery } = countsApi
