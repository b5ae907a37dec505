import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { baseApi } from '../api/baseApi'
import type { AppearanceRoot } from './appearanceSlice'
import type { FeedbackRoot } from './feedbackSlice'
import type { NetworkRoot } from './networkSlice'
import type { ProxyModeRoot } from './proxyModeSlice'
import type { PasswordChangeRoot } from './passwordChangeSlice'
import type { SessionRoot } from './sessionSlice'

/** What the store holds; `app/store.ts` builds it. */
export type RootState = SessionRoot &
  PasswordChangeRoot &
  FeedbackRoot &
  NetworkRoot &
  AppearanceRoot &
  ProxyModeRoot & { api: ReturnType<typeof baseApi.reducer> }

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<Store<RootState>>()
