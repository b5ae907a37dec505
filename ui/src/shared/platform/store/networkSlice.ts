import { createSlice } from '@reduxjs/toolkit'

interface NetworkState {
  /** Whether the server cannot be reached. */
  isLost: boolean
  /** How many calls got no reply; each is a reason to check the network. */
  unanswered: number
}

export interface NetworkRoot {
  network: NetworkState
}

const initialState: NetworkState = { isLost: false, unanswered: 0 }

const networkSlice = createSlice({
  name: 'network',
  initialState,
  reducers: {
    callUnanswered: (state) => ({ ...state, unanswered: state.unanswered + 1 }),
    networkLost: (state) => ({ ...state, isLost: true }),
    networkBack: (state) => ({ ...state, isLost: false }),
  },
})

export const { callUnanswered, networkLost, networkBack } = networkSlice.actions
export const networkReducer = networkSlice.reducer
export const selectNetwork = ({ network }: NetworkRoot) => network
