import { baseApi } from '../../shared/platform/api/baseApi'
import type { Outcome } from '../../shared/platform/store/outcome'

const indexApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Updates the server's index of items that can be requested, so that a new role or resource is found at once.
     * Source: docs/assumptions.md A-131.
     */
    tellIndex: build.mutation<Outcome, { type: 'role' | 'resource'; id: string }>({
      query: ({ type: permType, id: permId }) => ({
        url: 'access/index/permissions',
        method: 'POST',
        body: { permIndexChanges: [{ operation: 'add', permId, permType }] },
      }),
    }),
  }),
})

export const { useTellIndexMutation } = indexApi
