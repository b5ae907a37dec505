import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type LoggedInUser = components['schemas']['LoggedInUser']

const proxyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rights of somebody, read in their name: refused where the caller is no proxy of theirs. */
    readRightsAs: build.query<LoggedInUser, string>({
      query: (dn) => ({ url: 'access/rob', params: { proxyUser: dn } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { readRightsAs } = proxyApi.endpoints
export const { useReadRightsAsQuery } = proxyApi
