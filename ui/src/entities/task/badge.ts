import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type LandingPageBadgeNode = components['schemas']['LandingPageBadgeNode']

/** Source: SPEC 9 "Paging and search". */
const BADGE_LIMIT = 200

/** The cache tag of everything that depends on the list of tasks. */
export const TASKS = { type: 'Task', id: 'LIST' } as const

/** The file is separate, because the menu of every page shows the badge. */
const badgeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of open tasks as text: `12`, or `200+` above the limit. */
    countTasks: build.query<string, undefined>({
      query: () => ({ url: 'access/tasks/badge', params: { limit: BADGE_LIMIT } }),
      transformResponse: ({ badge }: LandingPageBadgeNode) => badge,
      providesTags: [TASKS],
    }),
  }),
})

export const { useCountTasksQuery } = badgeApi
