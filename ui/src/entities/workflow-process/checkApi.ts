import { baseApi } from '../../shared/platform/api/baseApi'
import { inTurns } from '../../shared/platform/api/inTurns'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { readAddressee } from './addresseeApi'
import { listWorkTasks } from './api'
import type { WorkflowProcess } from './model'
import type { AddresseeFacts, ProcessCheck } from './stuck'

/** Source: docs/assumptions.md A-582. */
const checksAtOnce = inTurns(4)

const checkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The facts that the rules of `stuck.ts` need: tasks, and the addressees of open ones. Four workflows are checked
     * at a time.
     */
    checkProcess: build.query<ProcessCheck, WorkflowProcess['id']>({
      queryFn: (id, { dispatch }) =>
        checksAtOnce(async () => {
          const asked = listWorkTasks.initiate(id, { subscribe: false, forceRefetch: true })
          const { data: tasks, error } = await dispatch(asked)
          if (!tasks) return { error: error as ApiError }
          const dns = tasks.filter(({ isOpen }) => isOpen).map(({ addressee }) => addressee)
          const addressees: AddresseeFacts[] = []
          for (const dn of new Set(dns)) {
            const { data } = await dispatch(readAddressee.initiate(dn, { subscribe: false }))
            if (data) addressees.push(data)
          }
          return { data: { tasks, addressees } }
        }),
      providesTags: ['Process'],
    }),
  }),
})

export const { checkProcess } = checkApi.endpoints
export const { useCheckProcessQuery } = checkApi
