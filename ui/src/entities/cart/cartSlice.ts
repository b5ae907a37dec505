import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { RootState } from '../../shared/platform/store/hooks'
import type { Cart } from './model'
import type { Result } from './submission'

/** A cart, and the progress of sending it. */
export interface CartEntry {
  cart: Cart
  /** The results that apply if the reply to the present call never arrives. */
  unheard: readonly Result[]
  /** How many calls were answered, and how many there are; undefined while nothing is sent. */
  sending: { done: number; total: number } | undefined
}

/** The carts: that of the signed-in person under `''`, and those of people they act for by DN. */
type Carts = Readonly<Record<string, CartEntry>>

declare module '../../shared/platform/store/hooks' {
  interface RootState {
    carts: Carts
  }
}

/**
 * The carts are removed together with the cached data of the person. Source:
 * docs/decisions/0067-the-cart-is-in-the-store.md.
 */
const cartSlice = createSlice({
  name: 'carts',
  initialState: (): Carts => ({}),
  reducers: {
    cartChanged: (
      carts,
      { payload: { acting, entry } }: PayloadAction<{ acting: string; entry: CartEntry }>,
    ): Carts => ({ ...(carts as Carts), [acting]: entry }),
  },
  extraReducers: (builder) => {
    builder.addCase(baseApi.util.resetApiState, (): Carts => ({}))
  },
})

export const { cartChanged } = cartSlice.actions
export const cartReducer = cartSlice.reducer
export const selectCart =
  (acting: string) =>
  ({ carts }: RootState): CartEntry | undefined =>
    carts[acting]
