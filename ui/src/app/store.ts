import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { cartReducer } from '../entities/cart/cartSlice'
import { baseApi } from '../shared/platform/api/baseApi'
import { appearanceReducer } from '../shared/platform/store/appearanceSlice'
import { feedbackReducer } from '../shared/platform/store/feedbackSlice'
import { networkReducer } from '../shared/platform/store/networkSlice'
import { proxyModeReducer } from '../shared/platform/store/proxyModeSlice'
import { passwordChangeReducer } from '../shared/platform/store/passwordChangeSlice'
import { sessionReducer } from '../shared/platform/store/sessionSlice'
import type { RootState } from '../shared/platform/store/hooks'
import { readAppearance } from './appearance/storedAppearance'

const reducer = combineReducers({
  api: baseApi.reducer,
  session: sessionReducer,
  passwordChange: passwordChangeReducer,
  feedback: feedbackReducer,
  network: networkReducer,
  appearance: appearanceReducer,
  proxyMode: proxyModeReducer,
  carts: cartReducer,
})

/** Makes a new store for each start, so that tests share no state. */
export function createStore() {
  return configureStore({
    reducer,
    preloadedState: { appearance: readAppearance() } satisfies Partial<RootState>,
    // Immer freezes the state already, so the slow checks of Redux are switched off.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: { warnAfter: Infinity } }).concat(
        baseApi.middleware,
      ),
  })
}

export type AppStore = ReturnType<typeof createStore>
