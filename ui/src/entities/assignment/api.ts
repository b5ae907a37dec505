import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import { firstRows, type ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import {
  readHolding,
  removableCauses,
  type HolderKind,
  type Holding,
  type PermissionKind,
} from './model'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']

interface HoldingsQuery {
  kind: PermissionKind
  /** DN of the person or group. */
  holder: string
  list: ListState
}

/**
 * A request to assign permissions; dates are milliseconds since 1970, undefined for now and for no
 * end.
 */
export interface Grant {
  kind: PermissionKind
  ids: readonly string[]
  /** DN of the person or group. */
  holder: string
  holderKind: HolderKind
  reason: string
  effectiveAt: number | undefined
  expiresAt: number | undefined
  /** The justification of a conflict of duties; `''` while there is none. */
  justification: string
}

interface Revocation {
  holder: string
  holderKind: HolderKind
  holdings: readonly Holding[]
  reason: string
}

/** The first page with the largest size that the server allows. */
const WHOLE = firstRows(MAX_SIZE, 'name')

const assignmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Lists the roles or resources of a person or group, assigned in any way. A reload bypasses the
     * server's cache. Source: SPEC 7 "Users"; docs/assumptions.md A-450.
     */
    listHoldings: build.query<Page<Holding>, HoldingsQuery>({
      queryFn: async ({ kind, holder, list }, { forced }, _extra, ask) => {
        const { data, error } = await ask({
          url: `access/assignments/${kind}/list`,
          method: 'POST',
          params: { ...toListQuery(list), ...(forced && { forceRefresh: true }) },
          body: { dn: holder },
        })
        if (error) return { error }
        const { assignments, total } = data as PermissionAssignmentListNode
        return { data: { rows: assignments.map(readHolding), total } }
      },
      providesTags: (_page, _error, { holder }) => [{ type: 'Holding', id: holder }],
    }),
    /**
     * Loads all roles and resources of a person, from all pages. For several people, only a few
     * calls run at once.
     */
    readAllHoldings: build.query<Holding[], string>({
      queryFn: (holder, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const holdings: Holding[] = []
          for (let page = 1; ; page += 1) {
            const params = toListQuery({ ...WHOLE, page })
            const url = 'access/assignments/list'
            const answer = await ask({ url, method: 'POST', params, body: { dn: holder } })
            if (answer.error) return { error: answer.error }
            const { assignments, total = 0 } = answer.data as PermissionAssignmentListNode
            holdings.push(...assignments.map(readHolding))
            if (assignments.length === 0 || holdings.length >= total) return { data: holdings }
          }
        }),
      providesTags: (_holdings, _error, holder) => [{ type: 'Holding', id: holder }],
    }),
    /**
     * Requests roles for a person or group, or resources for a person; each is approved by its own
     * rules.
     */
    grant: build.mutation<Outcome, Grant>({
      query: (grant) => (grant.kind === 'role' ? grantOfRoles(grant) : grantOfResources(grant)),
      invalidatesTags: (_outcome, _error, { holder }) => [{ type: 'Holding', id: holder }],
    }),
    /** Requests the revocation of direct assignments. */
    revoke: build.mutation<Outcome, Revocation>({
      query: ({ holdings, reason, ...from }) => ({
        url: 'access/assignments/list',
        method: 'DELETE',
        body: { reason, assignments: holdings.map((holding) => takenFrom(from, holding)) },
      }),
      invalidatesTags: (_outcome, _error, { holder }) => [{ type: 'Holding', id: holder }],
    }),
  }),
})

export const {
  endpoints: { readAllHoldings },
  useListHoldingsQuery,
  useReadAllHoldingsQuery,
  useGrantMutation,
  useRevokeMutation,
} = assignmentsApi

function grantOfRoles({ ids, holder, holderKind, reason, justification, ...dates }: Grant) {
  const to = { assignedToDn: holder, subtype: holderKind, sodJustification: justification }
  return {
    url: 'catalog/roles/role/assignments/assign',
    method: 'POST',
    body: {
      reason,
      assignments: ids.map((id) => ({
        id,
        entityType: 'role',
        assignmentToList: [to],
        ...datesOf(dates),
      })),
    },
  }
}

function datesOf({ effectiveAt, expiresAt }: Pick<Grant, 'effectiveAt' | 'expiresAt'>) {
  return {
    ...(effectiveAt !== undefined && { effectiveDate: effectiveAt }),
    ...(expiresAt !== undefined && { expiryDate: expiresAt }),
  }
}

function grantOfResources({ ids, holder, reason, ...dates }: Grant) {
  return {
    url: 'catalog/resources/resource/assignments/assign',
    method: 'POST',
    body: {
      dns: ids,
      recipientDn: holder,
      description: reason,
      ...datesOf(dates),
    },
  }
}

function takenFrom(
  { holder, holderKind }: Pick<Revocation, 'holder' | 'holderKind'>,
  holding: Holding,
) {
  return {
    id: holding.id,
    entityType: holding.kind,
    assignmentToList: removableCauses(holding).map(({ instanceId }) => ({
      assignedToDn: holder,
      subtype: holderKind,
      instanceId,
    })),
  }
}
