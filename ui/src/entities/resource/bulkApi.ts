import { baseApi } from '../../shared/platform/api/baseApi'
import { changeInParts } from '../../shared/platform/api/changeInParts'
import { inParts } from '../../shared/platform/api/inParts'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readResourceDetail, type Resource, type ResourceDetail } from './model'
import { LIST, tagOf } from './tags'

type ResourceChange = components['schemas']['ResourceChange']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

const bulkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Several resources with all details. The call fails if one of them was deleted. */
    readResources: build.query<ResourceDetail[], readonly Resource['id'][]>({
      queryFn: async (ids, _api, _extra, ask) => {
        const read: ResourceDetail[] = []
        for (const part of inParts(ids)) {
          const body = { resources: part.map((id) => ({ id })) }
          const { data, error } = await ask({
            url: 'catalog/resources/resourceV2',
            method: 'POST',
            body,
          })
          if (error) return { error }
          read.push(...(data as ResourcesListResponseNode).resources.map(readResourceDetail))
        }
        return { data: read }
      },
      providesTags: (_resources, _error, ids) => ids.map(tagOf),
    }),
    /** Changes several resources. One that fails does not stop the others. */
    changeResources: build.mutation<Outcome, readonly ResourceChange[]>({
      queryFn: async (changes, _api, _extra, ask) =>
        changeInParts(changes, (resources) =>
          ask({ url: 'catalog/resources/resources', method: 'PUT', body: { resources } }),
        ),
      invalidatesTags: (_outcome, _error, changes) => [LIST, ...changes.map(({ id }) => tagOf(id))],
    }),
  }),
})

export const { useReadResourcesQuery, useChangeResourcesMutation } = bulkApi
