import type { Ask } from '../../shared/platform/api/ask'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readResource, readResourceDetail, type Resource, type ResourceDetail } from './model'
import { LIST, tagOf } from './tags'

type ResourceChange = components['schemas']['ResourceChange']
type ResourceCreation = components['schemas']['ResourceCreation']
type ResourceNameNode = components['schemas']['ResourceNameNode']
type ResourceNameListResponseNode = components['schemas']['ResourceNameListResponseNode']
type ResourceNode = components['schemas']['ResourceNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

/** A resource in an outcome: id and name. */
export interface Named {
  id: string
  name: string
}

/** Whether a name is free, and a free name otherwise. */
export type NameCheck = Pick<ResourceNameNode, 'name' | 'isNameExist' | 'suggestedName'>

const OK = 200

const definitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A resource. The call fails if it does not exist. */
    getResource: build.query<ResourceDetail | null, Resource['id']>({
      query: (id) => ({
        url: 'catalog/resources/resourceV2',
        method: 'POST',
        body: { resources: [{ id }] },
      }),
      transformResponse: ({ resources: [resource] }: ResourcesListResponseNode) =>
        resource ? readResourceDetail(resource) : null,
      providesTags: (_resource, _error, id) => [tagOf(id)],
    }),
    createResource: build.mutation<Named, ResourceCreation>({
      queryFn: async (body, _api, _extra, ask) =>
        asOne(await ask({ url: 'catalog/resources', method: 'POST', body })),
      invalidatesTags: [LIST],
    }),
    /** Creates one resource for each entitlement, which gives its name; the rest of the body is the same for all. */
    createFromEntitlements: build.mutation<Outcome, ResourceCreation>({
      query: (body) => ({
        url: 'catalog/resources',
        method: 'POST',
        params: { fromEntitlement: true },
        body,
      }),
      invalidatesTags: [LIST],
    }),
    changeResource: build.mutation<Resource, ResourceChange>({
      query: (body) => ({ url: 'catalog/resources/resource', method: 'PUT', body }),
      transformResponse: (resource: ResourceNode) => readResource(resource),
      invalidatesTags: (_resource, _error, { id }) => [LIST, tagOf(id)],
    }),
    /** Changes the entitlement value that a resource gives, or removes it. */
    bindResource: build.mutation<Named, Pick<ResourceChange, 'id' | 'entitlements'>>({
      queryFn: async (body, _api, _extra, ask) =>
        asOne(await ask({ url: 'catalog/resources/resource/entitlement', method: 'PUT', body })),
      invalidatesTags: (_named, _error, { id }) => [LIST, tagOf(id)],
    }),
    deleteResources: build.mutation<Outcome, readonly Resource['id'][]>({
      query: (ids) => ({
        url: 'catalog/resources/resource',
        method: 'DELETE',
        body: { resources: ids.map((id) => ({ id })) },
      }),
      // Tags of the single resources stay valid: otherwise the open page of a deleted resource would load it again.
      invalidatesTags: [LIST],
    }),
    /** Creates a category; the server takes its name in English. */
    createCategory: build.mutation<Named, string>({
      queryFn: async (name, _api, _extra, ask) =>
        asOne(await ask({ url: 'catalog/resources/category', method: 'POST', body: { name } })),
    }),
    /** Source: SPEC 5 "Resources". */
    validateResourceNames: build.query<NameCheck[], readonly string[]>({
      query: (names) => ({
        url: 'catalog/resources/validateResourceNames',
        method: 'POST',
        body: { resourceNames: names.map((name) => ({ name })) },
      }),
      transformResponse: ({ resources }: ResourceNameListResponseNode) => resources,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useGetResourceQuery,
  useCreateResourceMutation,
  useCreateFromEntitlementsMutation,
  useChangeResourceMutation,
  useBindResourceMutation,
  useDeleteResourcesMutation,
  useCreateCategoryMutation,
  useValidateResourceNamesQuery,
} = definitionApi
export const { getResource, validateResourceNames } = definitionApi.endpoints

/**
 * The outcome of a call for a single record: if the record failed, its reason becomes the error of the call. Source:
 * docs/assumptions.md A-115.
 */
function asOne({ data, error }: Awaited<ReturnType<Ask>>): { data: Named } | { error: ApiError } {
  if (error) return { error }
  const { succeeded, failed } = data as Outcome
  const [done] = succeeded
  if (done) return { data: { id: done.id, name: done.name ?? done.id } }
  return { error: { status: OK, code: 'fault', text: failed[0]?.reason ?? '' } }
}
