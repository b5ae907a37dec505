import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { toListQuery } from '../../shared/listing/listQuery'
import type { ListState } from '../../shared/listing/listState'
import type { Page } from '../../shared/listing/page'
import { readRequest, type AccessRequest } from './model'

type RequestListNode = components['schemas']['PermissionRequestHistoryListNode']

const requestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The requests of the person who is signed in, found by permission, people, reason or number. */
    listOwnRequests: build.query<Page<AccessRequest>, ListState>({
      query: (list) => ({ url: 'access/requests/historylist', params: toListQuery(list) }),
      transformResponse: ({ requests, total }: RequestListNode) => ({
        rows: requests.map(readRequest),
        total: total ?? requests.length,
        isTooMany: false,
      }),
    }),
  }),
})

export const { listOwnRequests } = requestsApi.endpoints
