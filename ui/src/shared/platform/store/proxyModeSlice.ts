import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A person who is acted for. */
export interface ProxiedUser {
  dn: string
  fullName: string
}

/** The person acted for in this tab; null outside of proxy mode. */
type ProxyModeState = ProxiedUser | null

export interface ProxyModeRoot {
  proxyMode: ProxyModeState
}

/** Source: SPEC 4 "Proxy mode". */
const proxyModeSlice = createSlice({
  name: 'proxyMode',
  initialState: (): ProxyModeState => null,
  reducers: {
    proxyModeEntered: (_state, { payload }: PayloadAction<ProxiedUser>): ProxyModeState => payload,
    proxyModeLeft: (): ProxyModeState => null,
  },
})

export const { proxyModeEntered, proxyModeLeft } = proxyModeSlice.actions
export const proxyModeReducer = proxyModeSlice.reducer
export const selectProxiedUser = ({ proxyMode }: ProxyModeRoot) => proxyMode
