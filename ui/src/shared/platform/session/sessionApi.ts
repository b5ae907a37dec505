import { baseApi } from '../api/baseApi'
import type { components } from '../contract/schema'
import type { AppDispatch } from '../store/hooks'
import type { SignedInSession } from '../store/sessionSlice'

type Session = components['schemas']['Session']
export type Bootstrap = components['schemas']['Bootstrap']

/** The reply about the session; `signedIn` distinguishes the two kinds. */
type SessionAnswer = { signedIn: false; loginUrl: string } | ({ signedIn: true } & SignedInSession)

/** Converts a moment of the server's clock to this device's clock; without a date in the reply, both count as equal. */
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
    /** Reads the session; `touch: false` does not count as activity. */
    readSession: build.query<SessionAnswer, { touch: boolean }>({
      query: (params) => ({ url: 'bff/session', params }),
      transformResponse: (session: Session, meta) =>
        toSessionAnswer(session, meta?.response?.headers.get('date')),
    }),
    /** All data for the start of the console. Source: SPEC 7 "Startup". */
    readBootstrap: build.query<Bootstrap, undefined>({
      query: () => 'bff/bootstrap',
      keepUnusedDataFor: Infinity,
    }),
    /** Ends the session; the reply has the address that ends the provider's session. */
    signOut: build.mutation<{ location: string }, undefined>({
      query: () => ({ url: 'bff/logout', method: 'POST', body: {} }),
    }),
  }),
})

export const { readSession, readBootstrap } = sessionApi.endpoints
export const { useSignOutMutation } = sessionApi

/** The data of the start, once it is loaded. */
export const selectBootstrap = readBootstrap.select(undefined)

/** Updates the photo of the person in the frame, after they changed it. */
export const ownPhotoChanged = (image = '') =>
  sessionApi.util.updateQueryData('readBootstrap', undefined, ({ user }) => {
    user.image = image
  })

/** Updates the notifications in the data of the start. */
export const notificationsChanged = (notifications: Bootstrap['notifications']) =>
  sessionApi.util.updateQueryData('readBootstrap', undefined, (start) => {
    start.notifications = notifications
  })

/** Drops all cached data except that of the start, so that pages load again. */
export const readAnew = (bootstrap: Bootstrap) => (dispatch: AppDispatch) => {
  dispatch(baseApi.util.resetApiState())
  dispatch(
    sessionApi.util.upsertQueryEntries([
      { endpointName: 'readBootstrap', arg: undefined, value: bootstrap },
    ]),
  )
  void dispatch(readBootstrap.initiate(undefined))
}
