import { baseApi } from '../../shared/platform/api/baseApi'
import { countRows } from '../permission/countRows'

/** The tabs of a role that show a number. */
export type CountedPart = 'children' | 'parents' | 'resources' | 'holders' | 'requests'

/** The numbers of the tabs; a number that fails to load is left out. */
export type RoleCounts = Partial<Record<CountedPart, number>>

const callsFor = (id: string) => ({
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
})

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many rows the lists of a role have: five calls, each for one row. Source: docs/assumptions.md A-614. */
    countPartsOfRole: build.query<RoleCounts, string>({
      queryFn: async (id, _api, _extra, ask) => ({ data: await countRows(callsFor(id), ask) }),
      providesTags: (_counts, _error, id) => [
        { type: 'RoleRelation', id },
        { type: 'Holder', id },
        { type: 'Request', id: 'LIST' },
      ],
    }),
  }),
})

export const { useCountPartsOfRoleQuery } = countsApi
