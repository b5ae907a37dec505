import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { readQuickInfo, type QuickInfo } from './model'

interface QuickInfoQuery {
  kind: 'ROLE' | 'RESOURCE'
  dn: string
}

const quickInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuickInfo: build.query<QuickInfo, QuickInfoQuery>({
      query: ({ kind, dn }) => ({
        url: 'access/entities/quickInfo',
        params: { entityType: kind, entityId: dn },
      }),
      transformResponse: (reply: components['schemas']['QuickInfoResponseNode']) =>
        readQuickInfo(reply),
    }),
  }),
})

export const { useGetQuickInfoQuery } = quickInfoApi
