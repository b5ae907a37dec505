import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { Call } from './submission'

type RecipientListNode = components['schemas']['RecipientListNode']
type RequestOperationResponseListNode = components['schemas']['RequestOperationResponseListNode']

const SESSION_IS_OVER: readonly string[] = ['no_session', 'session_over']
const turnedAway = new WeakSet<Call>()

/** Whether nothing was asked for, because there was no session any more. */
export const wasTurnedAway = (call: Call) => turnedAway.has(call)

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The teams of the caller that somebody is a member of; of many people few at once. */
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
    /** Asks for a part of a cart; what becomes of it is told for each person. */
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

/** All parts of a cart are asked for: what these people have, and who asked for what, is read again. */
export const cartSent = (calls: readonly Call[]) => {
  const ids = new Set(calls.flatMap(({ recipients }) => recipients.map(({ id }) => id)))
  const holdings = [...ids].map((id) => ({ type: 'Holding', id }) as const)
  return baseApi.util.invalidateTags([...holdings, { type: 'Request', id: 'LIST' }])
}

export const { ask, readTeamsOf } = cartApi.endpoints
