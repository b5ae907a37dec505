import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import {
  failedOutcome,
  joinOutcomes,
  withNames,
  type Outcome,
} from '../../shared/platform/store/outcome'
import type { Filters } from '../../shared/blocks/listing/filters'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import {
  readHolding,
  removableCauses,
  type Answer,
  type Holding,
  type PermissionKind,
} from './model'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type OperationsNode = components['schemas']['RequestOperationResponseListNode']

/** A role or resource to request, with the answers to its questions. */
export interface Wanted {
  id: string
  kind: PermissionKind
  name: string
  answers: readonly Answer[]
}

interface Asking {
  /** At least one item. */
  things: readonly Wanted[]
  reason: string
  /** Milliseconds since 1970; undefined for no end. */
  expiresAt: number | undefined
  /** The justification of a conflict of duties; `''` while there is none. */
  justification: string
}

interface GivingBack {
  holdings: readonly Holding[]
  reason: string
}

/** The server's names for the sources of an assignment. */
const SOURCES: Readonly<Record<string, string>> = {
  user: 'userAssigned',
  group: 'groupAssigned',
  container: 'containerAssigned',
  role: 'roleRelationship',
}

/** The cached data that a request or a revocation changes. */
const CHANGED = ['Holding', { type: 'Request', id: 'LIST' }] as const

const ownAssignmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the roles and resources of the signed-in user, assigned in any way. */
    listOwnHoldings: build.query<Page<Holding>, ListState>({
      queryFn: async (list, { forced }, _extra, ask) => {
        const asked = { ...toListQuery(list), ...filterParams(list.filters) }
        const { data, error } = await ask({
          url: 'access/assignments/advanced',
          params: { ...asked, ...(forced && { forceRefresh: true }) },
        })
        if (error) return { error }
        const { assignments, total } = data as PermissionAssignmentListNode
        return { data: { rows: assignments.map(readHolding), total } }
      },
      providesTags: ['Holding'],
    }),
    /** Returns permissions that were assigned to the user directly. */
    giveBack: build.mutation<Outcome, GivingBack>({
      query: ({ holdings, reason }) => ({
        url: 'access/assignments',
        method: 'DELETE',
        body: { reason, assignments: holdings.flatMap(givenBack) },
      }),
      transformResponse: (reply: Outcome, _meta, { holdings }) => withNames(reply, holdings),
      invalidatesTags: [...CHANGED],
    }),
    /** Requests roles and resources for the user themself; each is approved by its own rules. */
    askForOneself: build.mutation<Outcome, Asking>({
      queryFn: async (asking, _api, _extra, ask) => {
        const outcomes: Outcome[] = []
        for (const things of apart(asking.things)) {
          const call = requestFor({ ...asking, things })
          const { data, error } = await ask({ method: 'POST', ...call })
          if (error && outcomes.length === 0) return { error }
          const reply = data as OperationsNode
          outcomes.push(error ? failedOutcome(things, error.text) : toOutcome(reply, things))
        }
        return { data: joinOutcomes(outcomes) }
      },
      invalidatesTags: [...CHANGED],
    }),
  }),
})

export const { useListOwnHoldingsQuery, useGiveBackMutation, useAskForOneselfMutation } =
  ownAssignmentsApi
export const { listOwnHoldings } = ownAssignmentsApi.endpoints

/** `{kind: ["role"], source: ["group"]}` -> `{searchScope: "ROLE", groupAssigned: true}` */
function filterParams({ kind: kinds = [], source = [] }: Filters) {
  const [kind] = kinds
  return {
    ...(kind && { searchScope: kind.toUpperCase() }),
    ...Object.fromEntries(source.map((way) => [SOURCES[way] ?? way, true])),
  }
}

function givenBack(holding: Holding) {
  const { id, kind } = holding
  return removableCauses(holding).map(({ instanceId }) => ({ id, entityType: kind, instanceId }))
}

/** Items with questions are requested one by one, all others in one call. */
function apart(things: readonly Wanted[]): Wanted[][] {
  const plain = things.filter(({ answers }) => answers.length === 0)
  const answered = things.filter(({ answers }) => answers.length > 0).map((each) => [each])
  return [...(plain.length > 0 ? [plain] : []), ...answered]
}

function requestFor({ things, reason, expiresAt, justification }: Asking) {
  const [only] = things
  const said = { reason, sodJustification: justification, ...(expiresAt && { expDate: expiresAt }) }
  if (things.length === 1 && only) {
    const { id, kind, answers } = only
    const body = { ...said, id, entityType: kind, permReqParams: answers }
    return { url: 'access/requests/permissions/item', body }
  }
  const reqPermissions = things.map(({ id, kind }) => ({ id, entityType: kind }))
  return { url: 'access/requests/permissions', body: { ...said, reqPermissions } }
}

/**
 * The outcome of a request for the user alone; the results of all operations belong to this one
 * recipient.
 */
function toOutcome(
  { success, OperationNodes }: OperationsNode,
  things: readonly Wanted[],
): Outcome {
  const outcome = {
    success,
    succeeded: OperationNodes.flatMap(({ succeeded }) => succeeded),
    failed: OperationNodes.flatMap(({ failed }) => failed),
    sods: OperationNodes.flatMap(({ sods = [] }) => sods),
  }
  return withNames(outcome, things)
}
