import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { readLimits, toLimitsNode, type CacheLimits } from './model'

type CacheHoldersNode = components['schemas']['CacheHoldersNode']
type CustomizeCacheListNode = components['schemas']['CustomizeCacheListNode']

/** The name with which a call means all caches. */
export const ALL_CACHES = 'All Cache'

const COUNTS = { type: 'Cache', id: 'counts' } as const
const LIMITS = { type: 'Cache', id: 'limits' } as const

const cachesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of objects in each cache; the server counts them only for this call. */
    countObjects: build.query<Readonly<Record<string, number | undefined>>, undefined>({
      query: () => ({ url: 'admin/cache/holders', params: { returnObjectCount: true } }),
      transformResponse: ({ cacheHolders }: CacheHoldersNode) =>
        Object.fromEntries(
          cacheHolders.map(({ cacheHolderID, name = '', objectCount }) => [
            cacheHolderID ?? name,
            objectCount,
          ]),
        ),
      providesTags: [COUNTS],
    }),
    flushCache: build.mutation<unknown, string>({
      query: (cacheHolderID) => ({
        url: 'admin/cache/holder/items',
        method: 'DELETE',
        params: { cacheHolderID },
      }),
      invalidatesTags: [COUNTS],
    }),
    listCacheLimits: build.query<readonly CacheLimits[], undefined>({
      query: () => 'admin/cache/customizedHolders',
      transformResponse: ({ customizeCacheHolders }: CustomizeCacheListNode) =>
        customizeCacheHolders.map(readLimits),
      providesTags: [LIMITS],
    }),
    keepCacheLimits: build.mutation<unknown, CacheLimits>({
      query: (limits) => ({
        url: 'admin/cache/customizedHolders',
        method: 'POST',
        body: { customizeCacheHolders: [toLimitsNode(limits)] },
      }),
      invalidatesTags: [LIMITS],
    }),
  }),
})

export const {
  useCountObjectsQuery,
  useFlushCacheMutation,
  useListCacheLimitsQuery,
  useKeepCacheLimitsMutation,
} = cachesApi
export const { listCacheLimits } = cachesApi.endpoints
