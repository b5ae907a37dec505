import { baseApi } from '../../shared/platform/api/baseApi'
import { inParts } from '../../shared/platform/api/inParts'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readRoleDetail, type Role, type RoleDetail } from './model'
import { LIST, tagOf } from './tags'

type RoleChange = components['schemas']['RoleChange']
type RoleDetailsNode = components['schemas']['RoleDetailsNode']

const bulkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Several roles with everything about them; a fault where one of them is gone. */
    readRoles: build.query<RoleDetail[], readonly Role['id'][]>({
      queryFn: async (ids, _api, _extra, ask) => {
        const read: RoleDetail[] = []
        for (const part of inParts(ids)) {
          const body = { roles: part.map((id) => ({ id })) }
          const { data, error } = await ask({ url: 'catalog/roles/roleV2', method: 'POST', body })
          if (error) return { error }
          read.push(...(data as RoleDetailsNode).roles.map(readRoleDetail))
        }
        return { data: read }
      },
      providesTags: (_roles, _error, ids) => ids.map(tagOf),
    }),
    /** Changes several roles, each for itself. After a call that failed nothing more is sent. */
    changeRoles: build.mutation<Outcome, readonly RoleChange[]>({
      queryFn: async (changes, _api, _extra, ask) => {
        const outcomes: Outcome[] = []
        for (const roles of inParts(changes)) {
          const answer = await ask({ url: 'catalog/roles/roles', method: 'PUT', body: { roles } })
          if (answer.error && outcomes.length === 0) return { error: answer.error }
          if (answer.error)
            return { data: together([...outcomes, withoutAnswer(answer.error, changes, outcomes)]) }
          outcomes.push(answer.data as Outcome)
        }
        return { data: together(outcomes) }
      },
      invalidatesTags: (_outcome, _error, changes) => [LIST, ...changes.map(({ id }) => tagOf(id))],
    }),
  }),
})

export const { useReadRolesQuery, useChangeRolesMutation } = bulkApi

function together(outcomes: readonly Outcome[]): Outcome {
  return {
    success: outcomes.every(({ success }) => success),
    succeeded: outcomes.flatMap(({ succeeded }) => succeeded),
    failed: outcomes.flatMap(({ failed }) => failed),
  }
}

/** Those of whom no call has told anything: why the last one failed. */
function withoutAnswer(
  error: unknown,
  changes: readonly RoleChange[],
  outcomes: readonly Outcome[],
): Outcome {
  const told = new Set(
    outcomes.flatMap(({ succeeded, failed }) => [...succeeded, ...failed].map(({ id }) => id)),
  )
  const reason = (error as ApiError).text
  const failed = changes
    .filter(({ id }) => !told.has(id))
    .map(({ id, name = id }) => ({ id, name, reason }))
  return { success: false, succeeded: [], failed }
}
