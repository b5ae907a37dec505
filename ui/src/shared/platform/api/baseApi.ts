import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/** The one api of the application; entities inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Cache',
    'Client',
    'Dashboard',
    'Engine',
    'Administrator',
    'Availability',
    'Dashboard',
    'Delegation',
    'Entity',
    'Group',
    'Holder',
    'Holding',
    'Kind',
    'Landing',
    'Logger',
    'OwnSession',
    'PasswordState',
    'Permission',
    'Proxy',
    'Reconciliation',
    'Request',
    'Resource',
    'Role',
    'Setting',
    'RoleRelation',
    'Sod',
    'Task',
    'Team',
    'Ticket',
    'User',
    'WaitingCall',
    'Work',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})

declare module '../store/hooks' {
  interface RootState {
    api: ReturnType<typeof baseApi.reducer>
  }
}
