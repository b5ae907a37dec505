import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { readDelegation, readRequests, type Delegation, type Relationship } from './model'

type DelegationAdminConfigNode = components['schemas']['DelegationAdminConfigNode']
type DelegationBody = components['schemas']['DelegationBody']
type DelegationChange = components['schemas']['DelegationChange']
type DelegationListNode = components['schemas']['DelegationListNode']
type DelegationNode = components['schemas']['DelegationNode']
type RelationshipListNode = components['schemas']['RelationshipListNode']
type RequestCategoryListNode = components['schemas']['RequestCategoryListNode']
type RequestDefListNode = components['schemas']['RequestDefListNode']

/** The DN of the person; `''` for the person who is signed in. */
type Whose = string

interface DelegationListAsked {
  of: Whose
  list: ListState
}

/** A delegation, with the person whose list it is from. */
export interface ListedDelegation extends Delegation {
  of: Whose
}

interface RequestsAsked extends PickerAsked {
  /** Id of a category, or `''` for all categories. */
  category: string
}

/** The query for the server's largest page of delegations, the earliest first. */
const ALL = { q: '*', nextIndex: 1, size: MAX_SIZE, sortBy: 'effectiveDate', sortOrder: 'asc' }

const LIST = 'access/delegation'

/** The person's own delegations (`of` is empty) and those of other people have different calls. */
function call(of: Whose, params: object) {
  if (of === '') return { url: LIST, params }
  return { url: `${LIST}/list`, method: 'POST', params, body: { dn: of } }
}

const delegationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the delegations of one person. */
    listDelegations: build.query<Page<ListedDelegation>, DelegationListAsked>({
      query: ({ of, list }) => call(of, toListQuery(list)),
      transformResponse: (
        { delegations, totalDelegations }: DelegationListNode,
        _meta,
        { of },
      ) => ({
        rows: delegations.map((node) => ({ ...readDelegation(node), of })),
        total: totalDelegations ?? delegations.length,
      }),
      providesTags: ['Delegation'],
    }),
    /** All delegations of a person. For many people, only a few calls run at a time. */
    listDelegationsOf: build.query<readonly Delegation[], Whose>({
      queryFn: (of, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const { data, error } = await ask(call(of, ALL))
          if (error) return { error }
          return { data: (data as DelegationListNode).delegations.map(readDelegation) }
        }),
      providesTags: ['Delegation'],
    }),
    createDelegation: build.mutation<unknown, DelegationBody>({
      query: (body) => ({ url: LIST, method: 'POST', body }),
      transformResponse: (node: DelegationNode) => readDelegation(node),
      invalidatesTags: ['Delegation', 'Availability'],
    }),
    changeDelegation: build.mutation<unknown, DelegationChange>({
      query: (body) => ({ url: LIST, method: 'PUT', body }),
      invalidatesTags: ['Delegation', 'Availability'],
    }),
    /** Deletes all delegations, or none of them. */
    deleteDelegations: build.mutation<unknown, readonly Delegation['id'][]>({
      query: (ids) => ({
        url: LIST,
        method: 'DELETE',
        keepalive: true,
        body: { delegations: ids.map((assignmentId) => ({ assignmentId })) },
      }),
      invalidatesTags: ['Delegation', 'Availability'],
    }),
    listDelegationCategories: build.query<readonly { id: string; name: string }[], undefined>({
      query: () => `${LIST}/category`,
      transformResponse: ({ categoryList }: RequestCategoryListNode) =>
        categoryList.map(({ categoryId: id, categoryName: name = id }) => ({ id, name })),
    }),
    /** The requests of a category; the server gives all at once. */
    findDelegationRequests: build.query<PickerPage, RequestsAsked>({
      query: ({ category }) => ({ url: `${LIST}/requests`, params: category ? { category } : {} }),
      transformResponse: ({ provisioningRequests }: RequestDefListNode, _meta, { query }) => {
        const words = query.toLocaleLowerCase()
        const items = readRequests(provisioningRequests)
        return {
          items: items.filter(({ name }) => name.toLocaleLowerCase().includes(words)),
          hasMore: false,
        }
      },
    }),
    listDelegationRelationships: build.query<readonly Relationship[], undefined>({
      query: () => `${LIST}/relationships`,
      transformResponse: ({ relationships }: RelationshipListNode) =>
        relationships.map(({ key, displayName = key }) => ({ key, name: displayName })),
    }),
    /** Whether a person may delegate "all requests". */
    readMayDelegateAll: build.query<boolean, undefined>({
      query: () => 'access/administration/delegation',
      transformResponse: ({ allRequests = true }: DelegationAdminConfigNode) => allRequests,
    }),
  }),
})

export const { listDelegations, listDelegationsOf, findDelegationRequests } =
  delegationApi.endpoints
export const {
  useListDelegationsOfQuery,
  useCreateDelegationMutation,
  useChangeDelegationMutation,
  useDeleteDelegationsMutation,
  useListDelegationCategoriesQuery,
  useListDelegationRelationshipsQuery,
  useReadMayDelegateAllQuery,
} = delegationApi
