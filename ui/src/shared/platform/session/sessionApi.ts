import { baseApi } from '../api/baseApi'
import type { components } from '../contract/schema'
import type { AppDispatch, RootState } from '../store/hooks'
import type { SignedInSession } from '../store/sessionSlice'

type Session = components['schemas']['Session']
export type Bootstrap = components['schemas']['Bootstrap']

/** The answer about the session, told apart by `signedIn`. */
type SessionAnswer = { signedIn: false; loginUrl: string } | ({ signedIn: true } & SignedInSession)

/** A moment of the server's clock by this device's; without a date in the answer they go alike. */
function byOwnClock(moment: number | undefined, date: string | null | undefined): number {
  const serverNow = Date.parse(date ?? '')
  const ahead = Number.isNaN(serverNow) ? 0 : serverNow - Date.now()
  return (moment ?? Infinity) - ahead
}

function toSessionAnswer(
  { signedIn, userName, fullName, loginUrl, idleEndsAt, absoluteEndsAt }: Session,
  date: string | null | undefined,
): SessionAnswer {
  if (signedIn && userName !== undefined) {
    const idleUntil = byOwnClock(idleEndsAt, date)
    const lastsUntil = byOwnClock(absoluteEndsAt, date)
    return { signedIn, userName, fullName: fullName ?? userName, idleUntil, lastsUntil }
  }
  return { signedIn: false, loginUrl: loginUrl ?? 'bff/login' }
}

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `touch: false` asks without counting as activity. */
    readSession: build.query<SessionAnswer, { touch: boolean }>({
      query: (params) => ({ url: 'bff/session', params }),
      transformResponse: (session: Session, meta) =>
        toSessionAnswer(session, meta?.response?.headers.get('date')),
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

/** The whole tab knows of a sign-out that is under way. */
export const SIGNING_OUT = { fixedCacheKey: 'signOut' }

const signOut = sessionApi.endpoints.signOut.select({ requestId: undefined, ...SIGNING_OUT })

export const selectIsSigningOut = (state: RootState) => signOut(state).isLoading

/** The answer of the start, once it is there. */
export const selectBootstrap = readBootstrap.select(undefined)

/** Puts the person's photo into the frame, after they have changed it. */
export const ownPhotoChanged = (image = '') =>
  sessionApi.util.updateQueryData('readBootstrap', undefined, ({ user }) => {
    user.image = image
  })

/** Puts what waits for the person behind the bell. */
export const notificationsChanged = (notifications: Bootstrap['notifications']) =>
  sessionApi.util.updateQueryData('readBootstrap', undefined, (start) => {
    start.notifications = notifications
  })

/** Forgets what was read from the server, but not the answer of the start, which stays in use: pages read anew. */
export const readAnew = (bootstrap: Bootstrap) => (dispatch: AppDispatch) => {
  dispatch(baseApi.util.resetApiState())
  dispatch(
    sessionApi.util.upsertQueryEntries([
      { endpointName: 'readBootstrap', arg: undefined, value: bootstrap },
    ]),
  )
  void dispatch(readBootstrap.initiate(undefined))
}
