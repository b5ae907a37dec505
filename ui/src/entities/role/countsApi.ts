import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'

/** What the tabs of a role count. */
export type CountedPart = 'children' | 'parents' | 'resources' | 'holders' | 'requests'

/** A part that cannot be counted is left out. */
export type RoleCounts = Partial<Record<CountedPart, number>>

const ONE = { q: '*', nextIndex: 1, size: 1 }

/** Each answers with a total. */
const callsFor = (id: string) =>
  ({
    children: { url: 'catalog/roles/subRoles/list', body: { id } },
    parents: { url: 'catalog/roles/parentRoles/list', body: { id } },
    resources: { url: 'catalog/roles/mappedResources/list', body: { id } },
    holders: {
      url: 'catalog/roles/role/assignments/v2',
      body: { dn: id },
      params: { onlyDirectAssignments: false, sortBy: 'recipientFullName', sortOrder: 'asc' },
    },
    requests: {
      url: 'access/requests/historylist/permission',
      body: {},
      params: { item: id, type: 'role' },
    },
  }) as const

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many rows the lists of a role have: five calls, each for one row. */
    countPartsOfRole: build.query<RoleCounts, string>({
      queryFn: async (id, _api, _extra, ask) => {
        const counted = await Promise.all(
          Object.entries(callsFor(id)).map(async ([part, { url, body, ...more }]) => {
            const params = { ...ONE, ...('params' in more && more.params) }
            const { data } = await fewAtOnce(async () => ask({ url, method: 'POST', params, body }))
            const { total } = (data ?? {}) as { total?: number }
            return total === undefined ? [] : [[part, total] as const]
          }),
        )
        return { data: Object.fromEntries(counted.flat()) }
      },
      providesTags: (_counts, _error, id) => [
        { type: 'RoleRelation', id },
        { type: 'Holder', id },
        { type: 'Request', id: 'LIST' },
      ],
    }),
  }),
})

export const { useCountPartsOfRoleQuery } = countsApi
