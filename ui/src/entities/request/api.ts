import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { readRequestDisplay, type RequestDisplay } from './display'
import { historyParams } from './history'
import { readRequest, readRequestDetail, type AccessRequest, type RequestDetail } from './model'
import { withPeople } from './people'
import type { RequestKind } from './status'
import { readWorkflowEnd, type WorkflowEnd } from './workflowEnd'

type RequestNode = components['schemas']['PermissionRequestHistoryNode']
type RequestSettingNode = components['schemas']['RequestSettingNode']
type ProcessesNode = components['schemas']['ProcessesInfoResponseNode']
type RequestListNode = components['schemas']['PermissionRequestHistoryListNode']

/** A person other than the caller, whose requests are listed. */
export interface Observed {
  /** DN of the person. */
  person: string
  /** Why the caller may see the requests: as an administrator, as help desk, or as manager of a team of the person. */
  as: 'administrator' | 'helper' | 'manager'
}

export interface RequestsQuery {
  list: ListState
  /** The kind of request; undefined for all kinds. */
  kind?: RequestKind | undefined
  /** The person whose requests are listed; undefined for the signed-in person. */
  of?: Observed | undefined
}

interface PermissionRequestsQuery {
  /** DN of the role or resource. */
  permission: { id: string; kind: 'role' | 'resource' }
  list: ListState
}

/** How many pages are searched at most: 3000 requests. */
const MOST_PAGES = 10

const LIST = { type: 'Request', id: 'LIST' } as const

const LISTS_OF_OTHERS: Record<Observed['as'], string> = {
  administrator: 'access/requests/historylist',
  helper: 'access/requests/historyForUser',
  manager: 'access/requests/team/user/history',
}

const requestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the requests by or for a person, searched by permission, people, reason or number. */
    listRequests: build.query<Page<AccessRequest>, RequestsQuery>({
      query: (asked) => callOf(asked),
      transformResponse: (node: RequestListNode) => readRequestPage(node),
      providesTags: [LIST, 'Work'],
    }),
    /** All requests that match the filters by person. Source: docs/assumptions.md A-397. */
    findRequests: build.query<Page<AccessRequest>, RequestsQuery>({
      queryFn: async (asked, _api, _extra, ask) => {
        const rows: AccessRequest[] = []
        for (let page = 1; page <= MOST_PAGES; page += 1) {
          const list = { ...asked.list, page, pageSize: MAX_SIZE }
          const { data, error } = await ask(callOf({ ...asked, list }))
          if (error) return { error }
          const answer = readRequestPage(data as RequestListNode)
          rows.push(...answer.rows)
          if (answer.rows.length === 0 || rows.length >= answer.total)
            return { data: found(rows, list) }
        }
        return { data: { rows: [], total: undefined, isTooMany: true } }
      },
      providesTags: [LIST],
    }),
    /** A page of the requests for one role or resource. Source: SPEC 7 "Roles". */
    listPermissionRequests: build.query<Page<AccessRequest>, PermissionRequestsQuery>({
      query: ({ permission: { id, kind }, list }) => ({
        url: 'access/requests/historylist/permission',
        method: 'POST',
        params: { ...toListQuery(list), item: id, ...historyParams(kind, list.filters) },
        body: {},
      }),
      transformResponse: (node: RequestListNode) => readRequestPage(node),
      providesTags: [LIST, 'Work'],
    }),
    /** A request with all comments and the notes of the workflow engine. */
    getRequest: build.query<RequestDetail, AccessRequest['id']>({
      query: (id) => ({
        url: 'access/requests/history/item',
        method: 'POST',
        params: { includeSystemComments: true },
        body: { id },
      }),
      transformResponse: (node: RequestNode) => readRequestDetail(node),
      providesTags: (_request, _error, id) => [{ type: 'Request', id }, 'Work'],
    }),
    /** The outcome of a workflow; undefined while it runs. */
    readWorkflowEnd: build.query<WorkflowEnd | undefined, string>({
      query: (processId) => ({ url: 'access/requests/processes', params: { processId } }),
      transformResponse: (node: ProcessesNode) => readWorkflowEnd(node),
      providesTags: [LIST, 'Work'],
    }),
    /** Settings of the installation for the list of requests. */
    readRequestDisplay: build.query<RequestDisplay, undefined>({
      query: () => ({ url: 'admin/display/settings/request' }),
      transformResponse: (node: RequestSettingNode) => readRequestDisplay(node),
    }),
    /** Retracts requests. One that fails does not stop the others. */
    retractRequests: build.mutation<Outcome, readonly AccessRequest[]>({
      query: (requests) => ({
        url: 'access/requests/history',
        method: 'DELETE',
        body: { requests: requests.map(({ id, kind }) => ({ id, entityType: kind })) },
      }),
      // In the reply, a retracted request has its status as name, and a failed one has its id.
      transformResponse: (outcome: Outcome, _meta, requests) => named(outcome, requests),
      invalidatesTags: (_outcome, _error, requests) => [
        LIST,
        ...requests.map(({ id }) => ({ type: 'Request', id }) as const),
      ],
    }),
  }),
})

export const {
  useListRequestsQuery,
  useFindRequestsQuery,
  useGetRequestQuery,
  useReadWorkflowEndQuery,
  useReadRequestDisplayQuery,
  useRetractRequestsMutation,
} = requestsApi
export const {
  listRequests,
  findRequests,
  listPermissionRequests,
  readWorkflowEnd: getWorkflowEnd,
} = requestsApi.endpoints

function callOf({ list, kind, of }: RequestsQuery) {
  return {
    params: { ...toListQuery(list), ...historyParams(kind, list.filters) },
    ...(of
      ? { url: LISTS_OF_OTHERS[of.as], method: 'POST', body: { dn: of.person } }
      : { url: 'access/requests/historylist' }),
  }
}

function readRequestPage({ requests, total = requests.length }: RequestListNode) {
  return { rows: requests.map(readRequest), total }
}

function found(rows: readonly AccessRequest[], { filters }: ListState): Page<AccessRequest> {
  const matching = withPeople(rows, filters)
  return { rows: matching, total: matching.length }
}

function named(outcome: Outcome, requests: readonly AccessRequest[]): Outcome {
  const nameOf = (id: string) => requests.find((request) => request.id === id)?.name ?? id
  return {
    success: outcome.success,
    succeeded: outcome.succeeded.map(({ id }) => ({ id, name: nameOf(id) })),
    failed: outcome.failed.map((each) => ({ ...each, name: nameOf(each.id) })),
  }
}
