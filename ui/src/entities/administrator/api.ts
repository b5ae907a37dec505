import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { Outcome } from '../../shared/platform/store/outcome'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerNode } from '../../shared/blocks/entity-picker/pickerTab'
import { everyPage } from './everyPage'
import {
  inState,
  readAdministrator,
  readObject,
  toContainerNode,
  toGrants,
  type Administrator,
  type Grant,
  type Named,
} from './model'

type AdminAssignmentBody = components['schemas']['AdminAssignmentBody']
type AdminAssignmentListNode = components['schemas']['AdminAssignmentListNode']
type AdminReply = components['schemas']['AdminReply']
type AssignedPermissionsNode = components['schemas']['AssignedPermissionsNode']
type AuthorisedObjectsNode = components['schemas']['AuthorisedObjectsNode']
type DomainListNode = components['schemas']['DomainListNode']
type JaxBMapNodeList = components['schemas']['JaxBMapNodeList']
type PermissionListNode = components['schemas']['PermissionListNode']

const LIST = 'admin/administrator/assignments'
const WHOLE = { q: '*', nextIndex: 1, size: MAX_SIZE, sortOrder: 'asc' }

type Divided = Pick<Administrator, 'dn' | 'domain'>

const toNamed = ({ domains }: DomainListNode): Named[] =>
  domains.map(({ key, value = key }) => ({ key, name: value }))

/**
 * Tags of the assignments and of their permissions. They differ because the permissions of a
 * revoked assignment cannot be read again.
 */
const ASSIGNMENTS = { type: 'Administrator', id: 'assignments' } as const
const GRANTS = { type: 'Administrator', id: 'grants' } as const

const administratorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The server filters by the type of the assignee alone: to filter by domain, scope or status all pages are read.
     *
     * Source: docs/assumptions.md A-149.
     */
    listAdministrators: build.query<Page<Administrator>, ListState>({
      queryFn: async (list, _api, _extra, ask) => {
        const { sortBy: sortColumn, ...query } = toListQuery(list)
        const [filterSearch = 'ALL'] = list.filters.type ?? []
        const params = { ...query, sortColumn, filterSearch }
        const { kind: [kind = 'ALL'] = [], state: [state] = [] } = list.filters
        if (kind === 'ALL' && state === undefined) {
          const { data, error } = await ask({ url: LIST, params })
          return error ? { error } : { data: pageOf(data as AdminAssignmentListNode) }
        }
        const all = await everyPage<AdminAssignmentListNode>(
          (nextIndex) => ask({ url: LIST, params: { ...params, nextIndex, size: MAX_SIZE } }),
          ({ adminAssignments }) => adminAssignments,
        )
        if (all.error) return all
        return { data: partOf(inState(administratorsOf(all.data, kind), state, Date.now()), list) }
      },
      providesTags: [ASSIGNMENTS],
    }),
    /** All administrator assignments of a domain, or of all domains with `ALL`. */
    listAdministratorsOf: build.query<readonly Administrator[], string>({
      queryFn: async (domain, _api, _extra, ask) => {
        const all = await everyPage<AdminAssignmentListNode>(
          (nextIndex) => ask({ url: LIST, params: { ...WHOLE, nextIndex, filterSearch: 'ALL' } }),
          ({ adminAssignments }) => adminAssignments,
        )
        return all.error ? all : { data: administratorsOf(all.data, domain) }
      },
      providesTags: [ASSIGNMENTS],
    }),
    /** The columns that the server offers. */
    listAdministratorColumns: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/columns`,
      transformResponse: toNamed,
    }),
    /** The domains that can be administered as a whole. */
    listAdminDomains: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/adminDomains`,
      transformResponse: toNamed,
    }),
    /** The domains that can be administered in part. */
    listDividedDomains: build.query<readonly Named[], undefined>({
      query: () => `${LIST}/domains`,
      transformResponse: toNamed,
    }),
    createAdministrator: build.mutation<unknown, AdminAssignmentBody>({
      query: (body) => ({ url: `${LIST}/create`, method: 'POST', body }),
      invalidatesTags: ['Administrator'],
    }),
    /** Deletes all assignments, or none of them. */
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
      invalidatesTags: [ASSIGNMENTS],
    }),
    /** Whether somebody is an administrator: of a whole domain (1), or of a part (2). */
    readIsAdmin: build.query<boolean, { dn: string; level: 1 | 2 }>({
      query: ({ dn, level }) => ({ url: 'access/user/admin', params: { level, userDn: dn } }),
      transformResponse: ({ isAdmin = false }: AdminReply) => isAdmin,
      providesTags: [ASSIGNMENTS],
    }),
    /** All permissions of a domain. */
    listPermissionsOf: build.query<readonly Named[], string>({
      query: (domain) => ({ url: 'admin/permission', params: { domain } }),
      transformResponse: toNamed,
    }),
    /** All permissions of a delegated administrator in a domain; of many people few at once. */
    listGrants: build.query<readonly Grant[], Divided>({
      queryFn: ({ dn, domain }, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const all = await everyPage<AssignedPermissionsNode>(
            (nextIndex) => {
              const params = { ...WHOLE, nextIndex, assigneeDn: dn, domain }
              return ask({ url: 'admin/permission/assignment', params })
            },
            ({ permissions }) => permissions,
          )
          if (all.error) return all
          return { data: toGrants(all.data.flatMap(({ permissions }) => permissions)) }
        }),
      providesTags: [GRANTS],
    }),
    /** The kinds and names of roles, resources, request forms and containers. */
    nameObjects: build.query<readonly PickerItem[], readonly string[]>({
      query: (ids) => ({
        url: 'admin/permission/complexPermissionDetails',
        method: 'POST',
        body: { permissions: ids.map((id) => ({ id })) },
      }),
      transformResponse: ({ permissions }: AuthorisedObjectsNode) => permissions.map(readObject),
    }),
    /** The topmost containers of a domain. */
    listRootContainers: build.query<PickerNode[], string>({
      query: (domain) => ({ url: 'admin/permission/rootContainer', params: { domain } }),
      transformResponse: ({ mapList }: JaxBMapNodeList) => mapList.map(toContainerNode),
    }),
    /** Gives permissions. One that fails does not stop the others; one that exists already stays. */
    giveGrants: build.mutation<Outcome, PermissionListNode>({
      query: (body) => ({ url: 'admin/assignment/permissions', method: 'PUT', body }),
      invalidatesTags: ['Administrator'],
    }),
    /** Takes permissions. One that fails does not stop the others. */
    takeGrants: build.mutation<Outcome, PermissionListNode>({
      query: (body) => ({ url: 'admin/assignment/permissions', method: 'DELETE', body }),
      invalidatesTags: ['Administrator'],
    }),
  }),
})

export const { listAdministrators, listAdministratorsOf, listGrants, listRootContainers } =
  administratorsApi.endpoints
export const {
  useListAdministratorsOfQuery,
  useListAdministratorColumnsQuery,
  useListAdminDomainsQuery,
  useListDividedDomainsQuery,
  useCreateAdministratorMutation,
  useRevokeAdministratorsMutation,
  useReadIsAdminQuery,
  useListPermissionsOfQuery,
  useListGrantsQuery,
  useNameObjectsQuery,
  useGiveGrantsMutation,
  useTakeGrantsMutation,
} = administratorsApi

function pageOf({ adminAssignments, total }: AdminAssignmentListNode): Page<Administrator> {
  const rows = adminAssignments.map(readAdministrator)
  return { rows, total: total ?? rows.length }
}

/** The assignments of a domain, of a scope (`DOMAIN`, `DELEGATED`), or `ALL`. */
function administratorsOf(pages: readonly AdminAssignmentListNode[], kind: string) {
  const all = pages.flatMap(({ adminAssignments }) => adminAssignments.map(readAdministrator))
  return all.filter((each) => isOfKind(each, kind))
}

function partOf(all: readonly Administrator[], { page, pageSize }: ListState): Page<Administrator> {
  const rows = all.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total: all.length }
}

function isOfKind({ domain, isWhole }: Administrator, kind: string): boolean {
  return kind === 'ALL' || kind === domain || kind === (isWhole ? 'DOMAIN' : 'DELEGATED')
}
