import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readResource, readResourceDetail, type Resource, type ResourceDetail } from './model'
import { LIST, tagOf } from './tags'

type EntitlementBinding = components['schemas']['EntitlementBinding']
type ResourceChange = components['schemas']['ResourceChange']
type ResourceCreation = components['schemas']['ResourceCreation']
type ResourceNameNode = components['schemas']['ResourceNameNode']
type ResourceNameListResponseNode = components['schemas']['ResourceNameListResponseNode']
type ResourceNode = components['schemas']['ResourceNode']
type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

/** Whether a name is free; else one that is. */
export type NameCheck = Pick<ResourceNameNode, 'name' | 'isNameExist' | 'suggestedName'>

const definitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A fault where there is no such resource. */
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
    /** What exists already is in `failed`, with its DN. Source: docs/assumptions.md A-115. */
    createResource: build.mutation<Outcome, ResourceCreation>({
      query: (body) => ({ url: 'catalog/resources', method: 'POST', body }),
      invalidatesTags: [LIST],
    }),
    /** One resource of each entitlement, which names it; they share the rest of the body. */
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
    /** Lets a resource give something else, or nothing. */
    bindResource: build.mutation<Outcome, { id: string; entitlements: EntitlementBinding[] }>({
      query: (body) => ({ url: 'catalog/resources/resource/entitlement', method: 'PUT', body }),
      invalidatesTags: (_outcome, _error, { id }) => [LIST, tagOf(id)],
    }),
    deleteResources: build.mutation<Outcome, readonly Resource['id'][]>({
      query: (ids) => ({
        url: 'catalog/resources/resource',
        method: 'DELETE',
        body: { resources: ids.map((id) => ({ id })) },
      }),
      // Not each resource: the page of one that is gone would ask for it again.
      invalidatesTags: [LIST],
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
  useValidateResourceNamesQuery,
} = definitionApi
export const { getResource, validateResourceNames } = definitionApi.endpoints
