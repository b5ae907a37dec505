import { baseApi } from '../api/baseApi'
import type { components } from '../api/schema'
import type { SignedInSession } from './sessionSlice'

type Session = components['schemas']['Session']
export type Bootstrap = components['schemas']['Bootstrap']

/** The answer about the session, told apart by `signedIn`. */
type SessionAnswer = { signedIn: false; loginUrl: string } | ({ signedIn: true } & SignedInSession)

function toSessionAnswer({ signedIn, userName, fullName, loginUrl }: Session): SessionAnswer {
  if (signedIn && userName !== undefined) {
    return { signedIn, userName, fullName: fullName ?? userName }
  }
  return { signedIn: false, loginUrl: loginUrl ?? 'bff/login' }
}

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `touch: false` asks without counting as activity. */
    readSession: build.query<SessionAnswer, { touch: boolean }>({
      query: (params) => ({ url: 'bff/session', params }),
      transformResponse: toSessionAnswer,
    }),
    /** Everything the interface needs to start. Source: SPEC 7 "Startup". */
    readBootstrap: build.query<Bootstrap, undefined>({
      query: () => 'bff/bootstrap',
      keepUnusedDataFor: Infinity,
    }),
    /** Ends the session; the answer says where to go so that the provider ends its own. */
    signOut: build.mutation<{ location: string }, undefined>({
      query: () => ({ url: 'bff/logout', method: 'POST', body: {} }),
    }),
  }),
})

export const { readSession, readBootstrap } = sessionApi.endpoints
export const { useSignOutMutation } = sessionApi
