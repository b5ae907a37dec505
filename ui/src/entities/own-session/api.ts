import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

export type OwnSession = components['schemas']['OwnSession']

const ownSessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<OwnSession[], undefined>({
      query: () => 'bff/sessions',
      transformResponse: ({ sessions }: components['schemas']['OwnSessions']) => sessions,
      providesTags: ['OwnSession'],
      keepUnusedDataFor: 0,
    }),
    endOwnSession: build.mutation<{ ended: number }, OwnSession['id']>({
      query: (id) => ({ url: `bff/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['OwnSession'],
    }),
    endOtherSessions: build.mutation<{ ended: number }, undefined>({
      query: () => ({ url: 'bff/sessions', method: 'DELETE' }),
      invalidatesTags: ['OwnSession'],
    }),
  }),
})

export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } =
  ownSessionsApi
