import { baseApi } from '../../../shared/platform/api/baseApi'
import type { components } from '../../../shared/platform/contract/schema'

export type WaitingCall = components['schemas']['ParkedCall']

const waitingCallsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A write that waits for a new password. Source: docs/assumptions.md A-71. */
    listWaitingCalls: build.query<WaitingCall[], undefined>({
      query: () => 'bff/replays',
      transformResponse: ({ replays }: components['schemas']['ParkedCalls']) => replays,
      providesTags: ['WaitingCall'],
    }),
    sendWaitingCall: build.mutation<unknown, WaitingCall['id']>({
      query: (id) => ({ url: `bff/replay/${id}`, method: 'POST' }),
      invalidatesTags: ['WaitingCall'],
    }),
    dropWaitingCall: build.mutation<unknown, WaitingCall['id']>({
      query: (id) => ({ url: `bff/replays/${id}`, method: 'DELETE' }),
      invalidatesTags: ['WaitingCall'],
    }),
  }),
})

export const { useListWaitingCallsQuery, useSendWaitingCallMutation, useDropWaitingCallMutation } =
  waitingCallsApi
