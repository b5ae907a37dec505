import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type NavPagesRightsListNode = components['schemas']['NavPagesRightsListNode']

/** The pages that the person may open, and the page for refused ones. */
export interface PageRights {
  /** Page key to flag: `{"users": true, "createDelegation": false}`. Null and absent say nothing. */
  pages: Readonly<Record<string, boolean>>
  areaDefault: string
  areaDefaultDisplayName: string
}

function toPageRights(reply: NavPagesRightsListNode): PageRights {
  const flags = reply.navPageRights.flatMap(({ key, value }) =>
    typeof value === 'string' ? [[key, value === 'true'] as const] : [],
  )
  return {
    pages: Object.fromEntries(flags),
    areaDefault: reply.areaDefault ?? '',
    areaDefaultDisplayName: reply.areaDefaultDisplayName ?? '',
  }
}

const navigationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rights for page keys; asked once for each list of keys. */
    readPageRights: build.query<PageRights, readonly string[]>({
      query: (keys) => ({
        url: 'access/info/user/navigationrights',
        method: 'POST',
        body: { navPageRights: keys.map((key) => ({ key })) },
      }),
      transformResponse: toPageRights,
      keepUnusedDataFor: Infinity,
    }),
  }),
})

export const { readPageRights } = navigationApi.endpoints
