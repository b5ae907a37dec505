import { baseApi } from '../../platform/api/baseApi'
import type { components } from '../../platform/contract/schema'

export type DraftKeyNode = components['schemas']['DraftKeyNode']

const draftKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's keys; the first one encrypts. Callers must not store them. */
    readDraftKeys: build.query<readonly DraftKeyNode[], undefined>({
      query: () => 'bff/draft-keys',
      transformResponse: ({ keys }: components['schemas']['DraftKeys']) => keys,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { readDraftKeys } = draftKeysApi.endpoints
