import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type MessageListNode = components['schemas']['MessageListNode']

/** The state of a password in one connected system. */
export interface PasswordState {
  /** Name of the driver. */
  system: string
  /** `0000` to `0004`. Source: SPEC 4 "Password sync status". */
  code: string
  /** The message of the server; may be empty. */
  message: string
}

const passwordSyncApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The password states of the person with this DN. */
    readPasswordStates: build.query<PasswordState[], string>({
      query: (dn) => ({
        url: 'access/info/user/passwordsyncstatus',
        method: 'POST',
        body: { dn },
      }),
      transformResponse: ({ messages }: MessageListNode) =>
        messages.map(({ driverName = '', status, message = '' }) => ({
          system: driverName,
          code: status,
          message,
        })),
      providesTags: (_states, _error, dn) => [{ type: 'PasswordState', id: dn }],
    }),
  }),
})

export const { useReadPasswordStatesQuery } = passwordSyncApi
