import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppearanceRoot } from './appearanceSlice'
import type { FeedbackRoot } from './feedbackSlice'
import type { NetworkRoot } from './networkSlice'
import type { PasswordChangeRoot } from './passwordChangeSlice'
import type { ProxyModeRoot } from './proxyModeSlice'
import type { SessionRoot } from './sessionSlice'

/** The state of the store, which `app/store.ts` builds. `platform/api/baseApi.ts` adds the state of the api. */
export interface RootState
  extends
    SessionRoot,
    PasswordChangeRoot,
    FeedbackRoot,
    NetworkRoot,
    AppearanceRoot,
    ProxyModeRoot {}

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<Store<RootState>>()
