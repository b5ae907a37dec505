import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { Call } from './submission'

type RecipientListNode = components['schemas']['RecipientListNode']
type RequestOperationResponseListNode = components['schemas']['RequestOperationResponseListNode']

const SESSION_IS_OVER: readonly string[] = ['no_session', 'session_over']
const turnedAway = new WeakSet<Call>()

/** Whether a call was refused because the session had ended, so that nothing was requested. */
export const wasTurnedAway = (call: Call) => turnedAway.has(call)

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The teams of the caller that a person is a member of. For many people, only a few calls run at a time. */
    readTeamsOf: build.query<string[], string>({
      queryFn: (dn, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const params = { q: '*', nextIndex: 1, size: 1, memberDn: dn }
          const { data, error } = await ask({ url: 'access/teams/members', params })
          if (error) return { error }
          const [found] = (data as RecipientListNode).recipients
          return { data: found?.targetSetList?.map((team) => team.dn) ?? [] }
        }),
    }),
    /** Requests a part of a cart; the reply has the outcome for each person. */
    ask: build.mutation<RequestOperationResponseListNode, Call>({
      queryFn: async (call, _api, _extra, ask) => {
        const { url, body } = call
        const { data, error } = await ask({ url, method: 'POST', body })
        if (!error) return { data: data as RequestOperationResponseListNode }
        if (SESSION_IS_OVER.includes(error.code)) turnedAway.add(call)
        return { error }
      },
    }),
  }),
})

/** Reloads the permissions of the recipients and the list of requests, once all calls of a cart are sent. */
export const cartSent = (calls: readonly Call[]) => {
  const ids = new Set(calls.flatMap(({ recipients }) => recipients.map(({ id }) => id)))
  const holdings = [...ids].map((id) => ({ type: 'Holding', id }) as const)
  return baseApi.util.invalidateTags([...holdings, { type: 'Request', id: 'LIST' }])
}

export const { ask, readTeamsOf } = cartApi.endpoints
