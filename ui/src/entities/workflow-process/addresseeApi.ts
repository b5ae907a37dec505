import { isApiError } from '../../shared/platform/errors/useErrorText'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { cnOf } from '../../shared/blocks/values/dn'
import { readAvailabilityOf } from '../availability/api'
import { listDelegationsOf } from '../delegation/api'
import type { Delegation } from '../delegation/model'
import { periodState } from '../delegation/period'
import type { Absence } from '../availability/model'
import type { AddresseeFacts } from './stuck'

type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type PersonNode = components['schemas']['PersonNode']

/** Uses cached answers and leaves no subscription. */
const quietly = { subscribe: false } as const

const addresseeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The facts about an addressee of tasks: whether they exist, when they are away, and the absences of their present
     * delegates. Facts that fail to load are left out, as they prove nothing.
     */
    readAddressee: build.query<AddresseeFacts, string>({
      queryFn: async (dn, { dispatch }, _extra, ask) => {
        const { data, error } = await ask({ url: 'access/users/details', params: { userDn: dn } })
        if (isNotFound(error)) {
          const params = { entityKey: 'group', entityDN: dn }
          const group = await ask({ url: 'access/entities/list', params })
          return { data: groupFacts(dn, group) }
        }
        const { fullName: name = cnOf(dn) } = (data ?? {}) as Partial<PersonNode>
        const isPerson = !error
        const absencesIn = async (of: string): Promise<readonly Absence[]> =>
          (await dispatch(readAvailabilityOf.initiate(of, quietly))).data?.absences ?? []
        const absences = isPerson ? await absencesIn(dn) : []
        const isAway = absences.some((each) => periodState(each, Date.now()) === 'inForce')
        if (!isAway) return { data: factsOf(dn, { name, isPerson, absences }) }
        const answer = await dispatch(listDelegationsOf.initiate(dn, quietly))
        const delegations: readonly Delegation[] = answer.data ?? []
        const delegates = new Set(delegations.flatMap(({ to }) => to.map(({ id }) => id)))
        const absencesOf: Record<string, readonly Absence[]> = {}
        for (const id of delegates) absencesOf[id] = await absencesIn(id)
        return { data: factsOf(dn, { name, isPerson, absences, delegations, absencesOf }) }
      },
      providesTags: (_facts, _error, dn) => [
        'Availability',
        'Delegation',
        { type: 'User', id: dn },
      ],
    }),
  }),
})

export const { readAddressee } = addresseeApi.endpoints
export const { useReadAddresseeQuery } = addresseeApi

/**
 * The facts about a group. A DN that is no person is a group or does not exist; for a container no call says whether it
 * exists.
 */
function groupFacts(dn: string, { data, error }: { data?: unknown; error?: unknown }) {
  const [found] = (data as EntityObjectListNode | undefined)?.entityList ?? []
  const isGone = !found && (!error || isNotFound(error)) && dn.toLowerCase().startsWith('cn=')
  return factsOf(dn, { name: found?.entityDisplayValue ?? cnOf(dn), isGone })
}

function factsOf(dn: string, known: Partial<AddresseeFacts>): AddresseeFacts {
  return {
    dn,
    name: cnOf(dn),
    isPerson: false,
    isGone: false,
    absences: [],
    delegations: [],
    absencesOf: {},
    ...known,
  }
}

function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.faultCode === 'NotFound'
}
