import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readAdministrator, toGrants, type Administrator, type Grant, type Named } from './model'

type AdminAssignmentBody = components['schemas']['AdminAssignmentBody']
type AdminAssignmentListNode = components['schemas']['AdminAssignmentListNode']
type AssignedPermissionsNode = components['schemas']['AssignedPermissionsNode']
type DomainListNode = components['schemas']['DomainListNode']
type PermissionListNode = components['schemas']['PermissionListNode']

const LIST = 'admin/administrator/assignments'
const WHOLE = { q: '*', nextIndex: 1, size: MAX_SIZE, sortOrder: 'asc' }

type Divided = Pick<Administrator, 'dn' | 'domain'>

const toNamed = ({ domains }: DomainListNode): Named[] =>
  domains.map(({ key, value = key }) => ({ key, name: value }))

const administratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Source: docs/assumptions.md A-149. */
    listAdministrators: build.query<Page<Administrator>, ListState>({
      query: (list) => {
        const { sortBy: sortColumn, ...params } = toListQuery(list)
        const [filterSearch = 'ALL'] = list.filters.kind ?? []
        return { url: LIST, params: { ...params, sortColumn, filterSearch } }
      },
      transformResponse: ({ adminAssignments, total }: AdminAssignmentListNode) => ({
        rows: adminAssignments.map(readAdministrator),
        total: total ?? adminAssignments.length,
        isTooMany: false,
      }),
      providesTags: ['Administrator'],
    }),
    /** All of one domain. */
    listAdministratorsOf: build.query<readonly Administrator[], string>({
      query: (domain) => ({ url: LIST, params: { ...WHOLE, filterSearch: domain } }),
      transformResponse: ({ adminAssignments }: AdminAssignmentListNode) =>
        adminAssignments.map(readAdministrator),
      providesTags: ['Administrator'],
    }),
    /** The columns that the server has. */
    listAdministratorColumns: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/columns`,
      transformResponse: toNamed,
    }),
    /** What can be administered as a whole. */
    listAdminDomains: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/adminDomains`,
      transformResponse: toNamed,
    }),
    /** What can be administered in part. */
    listDividedDomains: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/domains`,
      transformResponse: toNamed,
    }),
    createAdministrator: build.mutation<unknown, AdminAssignmentBody>({
      query: (body) => ({ url: `${LIST}/create`, method: 'POST', body }),
      invalidatesTags: ['Administrator'],
    }),
    /** All of them or none. */
    revokeAdministrators: build.mutation<unknown, readonly Administrator[]>({
      query: (administrators) => ({
        url: LIST,
        method: 'DELETE',
        body: {
          revokeAssignments: administrators.map(({ dn, domain, isWhole }) => ({
            assignmentDomain: domain,
            identity: dn,
            isAllPermissions: isWhole,
          })),
        },
      }),
      invalidatesTags: ['Administrator'],
    }),
    /** What there is to be permitted in a domain. */
    listPermissionsOf: build.query<readonly Named[], string>({
      query: (domain) => ({ url: 'admin/permission', params: { domain } }),
      transformResponse: toNamed,
    }),
    /** What a delegated administrator may do in a domain, all of it. */
    listGrants: build.query<readonly Grant[], Divided>({
      queryFn: async ({ dn, domain }, _api, _extra, ask) => {
        const rows: AssignedPermissionsNode['permissions'] = []
        for (let nextIndex = 1; nextIndex > 0;) {
          const params = { ...WHOLE, nextIndex, assigneeDn: dn, domain }
          const { data, error } = await ask({ url: 'admin/permission/assignment', params })
          if (error) return { error }
          const page = data as AssignedPermissionsNode
          rows.push(...page.permissions)
          nextIndex = page.permissions.length > 0 ? (page.nextIndex ?? 0) : 0
        }
        return { data: toGrants(rows) }
      },
      providesTags: ['Administrator'],
    }),
    /** Each for itself; what is held already stays. */
    giveGrants: build.mutation<Outcome, PermissionListNode>({
      query: (body) => ({ url: 'admin/assignment/permissions', method: 'PUT', body }),
      invalidatesTags: ['Administrator'],
    }),
    /** Each for itself. */
    takeGrants: build.mutation<Outcome, PermissionListNode>({
      query: (body) => ({ url: 'admin/assignment/permissions', method: 'DELETE', body }),
      invalidatesTags: ['Administrator'],
    }),
  }),
})

export const { listAdministrators, listAdministratorsOf } = administratorsApi.endpoints
export const {
  useListAdministratorsOfQuery,
  useListAdministratorColumnsQuery,
  useListAdminDomainsQuery,
  useListDividedDomainsQuery,
  useCreateAdministratorMutation,
  useRevokeAdministratorsMutation,
  useListPermissionsOfQuery,
  useListGrantsQuery,
  useGiveGrantsMutation,
  useTakeGrantsMutation,
} = administratorsApi
