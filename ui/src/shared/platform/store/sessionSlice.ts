import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../errors/apiError'

/** The signed-in person, and the end of the session; milliseconds since 1970 by this device's clock. */
export interface SignedInSession {
  userName: string
  fullName: string
  /** When the session ends unless somebody is active before. */
  idleUntil: number
  /** When the session ends in any case, unless it is extended. */
  lastsUntil: number
}

type SessionState =
  | { phase: 'starting' }
  | { phase: 'failed'; error: ApiError }
  | { phase: 'active'; session: SignedInSession; contextPath: string; isSigningOut?: boolean }
  /** The server no longer knows the session: the page is left for the sign-in. */
  | { phase: 'ended'; loginUrl: string }
  /** The person signed out here: the page is left for the provider's sign-out. */
  | { phase: 'signedOut'; location: string }
  /** The person signed out in another tab of this browser. */
  | { phase: 'signedOutElsewhere' }

export interface SessionRoot {
  session: SessionState
}

const starting: SessionState = { phase: 'starting' }

const isSigningOut = (state: SessionState) =>
  state.phase === 'active' && state.isSigningOut === true

const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => starting,
  reducers: {
    startRequested: (): SessionState => starting,
    startFailed: (_state, { payload }: PayloadAction<ApiError>): SessionState => ({
      phase: 'failed',
      error: payload,
    }),
    sessionStarted: (
      _state,
      { payload }: PayloadAction<{ session: SignedInSession; contextPath: string }>,
    ): SessionState => ({ phase: 'active', ...payload }),
    /**
     * A sign-out ends the session before its own answer is here. Calls under way then hear of the end; the page still leaves
     * for the provider, whose sign-in would let the person in again without a question.
     */
    sessionEnded: (state, { payload }: PayloadAction<{ loginUrl: string }>): SessionState =>
      state.phase === 'signedOut' || isSigningOut(state) ? state : { phase: 'ended', ...payload },
    sessionExtended: (state, { payload }: PayloadAction<SignedInSession>): SessionState =>
      state.phase === 'active' ? { ...state, session: payload } : state,
    signOutBegan: (state): SessionState =>
      state.phase === 'active' ? { ...state, isSigningOut: true } : state,
    signOutFailed: (state): SessionState =>
      state.phase === 'active' ? { ...state, isSigningOut: false } : state,
    signedOut: (_state, { payload }: PayloadAction<{ location: string }>): SessionState => ({
      phase: 'signedOut',
      ...payload,
    }),
    signedOutElsewhere: (state): SessionState =>
      state.phase === 'active' ? { phase: 'signedOutElsewhere' } : state,
  },
})

export const {
  startRequested,
  startFailed,
  sessionStarted,
  sessionEnded,
  sessionExtended,
  signOutBegan,
  signOutFailed,
  signedOut,
  signedOutElsewhere,
} = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer

export const selectSessionState = (root: SessionRoot) => root.session

export const selectSession = ({ session }: SessionRoot) =>
  session.phase === 'active' ? session.session : undefined

/** Whether a sign-out of this tab is under way. */
export const selectIsSigningOut = ({ session }: SessionRoot) => isSigningOut(session)

/** Path of the identity applications, `/IDMProv`; empty before the start is complete. */
export const selectContextPath = ({ session }: SessionRoot) =>
  session.phase === 'active' ? session.contextPath : ''
