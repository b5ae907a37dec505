import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { Approval } from '../../shared/blocks/approval/approval'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readSod, readSodApproval, readSodDetail, type Sod, type SodDetail } from './model'

type SodChange = components['schemas']['SodChange']
type SodCreation = components['schemas']['SodCreation']
type SodListNode = components['schemas']['SodListNode']
type SodNode = components['schemas']['SodNode']
type SodsListResponseNode = components['schemas']['SodsListResponseNode']
type SodViolationListNode = components['schemas']['SodViolationListNode']

const LIST = { type: 'Sod', id: 'list' } as const
const tagOf = (id: string) => ({ type: 'Sod', id }) as const

/** A constraint: two roles that nobody should have together. */
export interface SodRule {
  id: string
  name: string
  roles: readonly { id: string; name: string }[]
}

/** A constraint that a user violates, with the names of both roles. */
interface UserConflict {
  id: string
  name: string
  roles: readonly string[]
}

const sodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of constraints, searched by name; the server sends no total. */
    listSods: build.query<Page<Sod>, ListState>({
      query: (list) => ({ url: 'catalog/sods', params: toListQuery(list) }),
      transformResponse: ({ sods, nextIndex = 0 }: SodsListResponseNode) => ({
        rows: sods.map(readSod),
        total: undefined,
        hasNext: nextIndex > 0,
      }),
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id }) => tagOf(id))],
    }),
    /** A constraint; null if it does not exist. */
    getSod: build.query<SodDetail | null, string>({
      query: (id) => ({ url: 'catalog/sods/sod', method: 'POST', body: { sods: [{ id }] } }),
      transformResponse: ({ sods: [sod] }: SodsListResponseNode) =>
        sod ? readSodDetail(sod) : null,
      providesTags: (_sod, _error, id) => [tagOf(id)],
    }),
    createSod: build.mutation<Sod, SodCreation>({
      query: (body) => ({ url: 'catalog/sods', method: 'POST', body }),
      transformResponse: (sod: SodNode) => readSod(sod),
      invalidatesTags: [LIST],
    }),
    changeSod: build.mutation<Sod, SodChange>({
      query: (body) => ({ url: 'catalog/sods/sod', method: 'PUT', body }),
      transformResponse: (sod: SodNode) => readSod(sod),
      invalidatesTags: (_sod, _error, { id }) => [LIST, tagOf(id)],
    }),
    deleteSods: build.mutation<Outcome, readonly Sod['id'][]>({
      query: (ids) => ({
        url: 'catalog/sods/sod',
        method: 'DELETE',
        body: { sods: ids.map((id) => ({ id })) },
      }),
      invalidatesTags: [LIST],
    }),
    /** The default approval of exceptions, for constraints without an own approval. */
    getDefaultApproval: build.query<Approval, undefined>({
      query: () => 'catalog/sods/defaultApprovals',
      transformResponse: (node: SodNode) => readSodApproval(node),
    }),
    /** DNs of the people who have both roles of a constraint. Source: docs/assumptions.md A-130. */
    listViolators: build.query<readonly string[], Sod['id']>({
      query: (sodDn) => ({ url: 'access/sods/violations', params: { sodDn } }),
      transformResponse: ({ sodViolations }: SodViolationListNode) =>
        sodViolations.map(({ sodId }) => sodId),
      providesTags: (_dns, _error, id) => [tagOf(id)],
    }),
    /** The constraints that a user violates. */
    listConflictsOfUser: build.query<readonly UserConflict[], string>({
      query: (userDn) => ({ url: 'access/sods/violations/user', params: { userDn } }),
      transformResponse: ({ sods }: SodListNode) =>
        sods.map(({ sodId: id, sodName: name = id, perm1Name = '', perm2Name = '' }) => ({
          id,
          name,
          roles: [perm1Name, perm2Name].filter(Boolean),
        })),
      providesTags: [LIST, 'Holding'],
    }),
    /** The constraints that any of these roles belongs to; without roles, no call is made. */
    listRulesOfRoles: build.query<SodRule[], readonly string[]>({
      query: (roles) => ({
        url: 'catalog/sods/roleSods',
        method: 'POST',
        params: { q: '*', nextIndex: 1, size: MAX_SIZE },
        body: { roles: roles.map((id) => ({ id })) },
      }),
      transformResponse: ({ sods }: SodsListResponseNode) =>
        sods.map(({ id = '', name = id, roles = [] }) => ({
          id,
          name,
          roles: roles.map((role) => ({ id: role.id, name: role.name ?? role.id })),
        })),
    }),
    findSods: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'catalog/sods', params: toSortedPickerQuery(asked) }),
      transformResponse: ({ sods, nextIndex }: SodsListResponseNode) =>
        pickerPage(
          sods.flatMap(({ id, name = id, description }) =>
            id && name ? [{ type: 'sod', id, name, detail: description }] : [],
          ),
          nextIndex,
        ),
    }),
  }),
})

export const {
  useListRulesOfRolesQuery,
  useGetSodQuery,
  useCreateSodMutation,
  useChangeSodMutation,
  useDeleteSodsMutation,
  useGetDefaultApprovalQuery,
  useListViolatorsQuery,
  useListConflictsOfUserQuery,
} = sodsApi
export const { listSods, getSod, findSods } = sodsApi.endpoints
