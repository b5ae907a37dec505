import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type LandingPageBadgeNode = components['schemas']['LandingPageBadgeNode']

/** Source: SPEC 9 "Paging and search". */
const BADGE_LIMIT = 200

/** The tag of what depends on which tasks there are. */
export const TASKS = { type: 'Task', id: 'LIST' } as const

/** Apart from the other calls: the menu of every page shows it. */
const badgeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `12`, or `200+` above the limit. */
    countTasks: build.query<string, undefined>({
      query: () => ({ url: 'access/tasks/badge', params: { limit: BADGE_LIMIT } }),
      transformResponse: ({ badge }: LandingPageBadgeNode) => badge,
      providesTags: [TASKS],
    }),
  }),
})

export const { useCountTasksQuery } = badgeApi
