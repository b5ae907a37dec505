import { baseApi } from '../../shared/platform/api/baseApi'
import type { Ask } from '../../shared/platform/api/ask'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { readHolder } from '../assignment/holderModel'

type AssignmentStatusListNode = components['schemas']['AssignmentStatusListNode']
type PermissionRequestHistoryListNode = components['schemas']['PermissionRequestHistoryListNode']

/** A role through which people have a resource. */
export interface BringingRole {
  id: string
  name: string
  /** The number of assignments through the role. */
  count: number
}

/** How many pages of assignments are examined at most. Source: docs/assumptions.md A-482. */
const MAX_PAGES = 10

const usageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The roles through which people have a resource, the most frequent first. Source: docs/assumptions.md A-531. */
    listBringingRoles: build.query<BringingRole[], string>({
      queryFn: async (dn, _api, _extra, ask) => {
        const read = await readAssignments(dn, ask)
        return read.error ? { error: read.error } : { data: rolesOf(read.rows, dn) }
      },
      providesTags: ['Holder'],
    }),
    /** The number of pending requests for a resource. */
    countWaitingRequests: build.query<number, string>({
      query: (item) => ({
        url: 'access/requests/historylist/permission',
        method: 'POST',
        params: {
          q: '*',
          nextIndex: 1,
          size: 1,
          item,
          type: 'resource',
          status: 'running,pending,approved',
        },
        body: {},
      }),
      transformResponse: ({ total = 0 }: PermissionRequestHistoryListNode) => total,
      providesTags: ['Request'],
    }),
  }),
})

export const { useListBringingRolesQuery, useCountWaitingRequestsQuery } = usageApi

type Row = AssignmentStatusListNode['assignmentStatusList'][number]

async function readAssignments(
  dn: string,
  ask: Ask,
): Promise<{ rows: Row[]; error?: ApiError | undefined }> {
  const rows: Row[] = []
  for (let page = 0, next = 1; next > 0 && page < MAX_PAGES; page += 1) {
    const { data, error } = await ask({
      url: 'catalog/resources/resource/assignments',
      method: 'POST',
      params: {
        q: '*',
        nextIndex: next,
        size: MAX_SIZE,
        sortBy: 'recipientFullName',
        sortOrder: 'asc',
      },
      body: { dn },
    })
    if (error) return { rows, error }
    const { assignmentStatusList, nextIndex = 0 } = data as AssignmentStatusListNode
    rows.push(...assignmentStatusList)
    next = nextIndex > next ? nextIndex : 0
  }
  return { rows }
}

function rolesOf(rows: readonly Row[], dn: string): BringingRole[] {
  const roles = new Map<string, BringingRole>()
  for (const { cause } of rows.map((row) => readHolder(row, dn))) {
    if (cause.kind !== 'role') continue
    const { count = 0 } = roles.get(cause.name) ?? {}
    roles.set(cause.name, { id: cause.id, name: cause.name, count: count + 1 })
  }
  return [...roles.values()].toSorted((one, other) => other.count - one.count)
}
