import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type NavPagesRightsListNode = components['schemas']['NavPagesRightsListNode']

/** The pages that the person may open, and the page for refused ones. */
export interface PageRights {
  /**
   * Rights by page key, `{"users": true, "createDelegation": false}`. A key with null, or a missing key, leaves the
   * right open.
   */
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
    /** The rights for the given page keys; a result for the same keys is used again. */
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
