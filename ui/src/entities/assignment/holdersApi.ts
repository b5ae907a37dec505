import { baseApi } from '../../shared/platform/api/baseApi'
import { hasFilters } from '../../shared/blocks/listing/filters'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { passes } from './holderFilters'
import {
  readHolder,
  type HeldPermission,
  type PermissionHolder,
  type Recipient,
} from './holderModel'

type AssignmentStatusListNode = components['schemas']['AssignmentStatusListNode']
type AskedListNode = components['schemas']['AskedListNode']

interface HoldersQuery {
  permission: HeldPermission
  /** Also those who have it through other roles, groups and containers. */
  isWithIndirect: boolean
  list: ListState
}

/** What is given to whom; dates in milliseconds since 1970, undefined for at once and without an end. */
export interface PermissionGrant {
  permission: HeldPermission
  /** At least one; a resource is for people alone. */
  recipients: readonly Recipient[]
  reason: string
  effectiveAt: number | undefined
  expiresAt: number | undefined
  /** Why a conflict of duties is right here; `''` before one is known. */
  justification: string
}

interface PermissionRevocation {
  permission: HeldPermission
  holders: readonly PermissionHolder[]
  reason: string
}

const OF_ROLE = 'catalog/roles/role/assignments'
const OF_RESOURCE = 'catalog/resources/resource/assignments'

const tagsOf = (permission: HeldPermission) =>
  [{ type: 'Holder', id: permission.id }, 'Holding', { type: 'Request', id: 'LIST' }] as const

const holdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Who has a role or a resource. Filters are looked for here, in lists that one call gives; longer ones have to be searched.
     *
     * Source: SPEC 3 "Table columns"; docs/assumptions.md A-470.
     */
    listHolders: build.query<Page<PermissionHolder>, HoldersQuery>({
      queryFn: async ({ permission, isWithIndirect, list }, _api, _extra, ask) => {
        const isFiltered = hasFilters(list.filters)
        const asked = isFiltered ? { ...list, page: 1, pageSize: MAX_SIZE } : list
        const call = {
          method: 'POST',
          params: { ...toListQuery(asked), onlyDirectAssignments: !isWithIndirect },
          body: { dn: permission.id },
        }
        let answer = await ask({ ...call, url: listOf(permission) })
        // The newer call is not documented.
        if (answer.error?.status === 404 && permission.kind === 'role') {
          answer = await ask({ ...call, url: OF_ROLE })
        }
        if (answer.error) return { error: answer.error }
        const page = toPage(answer.data as AssignmentStatusListNode, permission.id)
        return { data: isFiltered ? filtered(page, list) : page }
      },
      providesTags: (_page, _error, { permission }) => [{ type: 'Holder', id: permission.id }],
    }),
    /** Asks for a role or resource for several recipients at once; each request goes its way of approval. */
    assignPermission: build.mutation<Outcome, PermissionGrant>({
      query: (grant) => ({
        method: 'POST',
        ...(grant.permission.kind === 'role' ? grantOfRole(grant) : grantOfResource(grant)),
      }),
      transformResponse: (reply: AskedListNode, _meta, { recipients }) =>
        byRecipient(reply, recipients),
      invalidatesTags: (_outcome, _error, { permission }) => [...tagsOf(permission)],
    }),
    /** Asks for assignments to be taken away. */
    revokePermission: build.mutation<Outcome, PermissionRevocation>({
      query: ({ permission: { id, kind }, holders, reason }) => ({
        url: 'access/assignments/list',
        method: 'DELETE',
        body: {
          reason,
          assignments: [{ id, entityType: kind, assignmentToList: holders.map(takenFrom) }],
        },
      }),
      transformResponse: (reply: AskedListNode, _meta, { holders }) =>
        byRecipient(
          reply,
          holders.map(({ recipient }) => recipient),
        ),
      invalidatesTags: (_outcome, _error, { permission }) => [...tagsOf(permission)],
    }),
  }),
})

export const { useAssignPermissionMutation, useRevokePermissionMutation } = holdersApi
export const { listHolders } = holdersApi.endpoints

function listOf({ kind }: HeldPermission): string {
  return kind === 'role' ? `${OF_ROLE}/v2` : OF_RESOURCE
}

function toPage(node: AssignmentStatusListNode, id: string): Page<PermissionHolder> {
  const rows = node.assignmentStatusList.map((each) => readHolder(each, id))
  return { rows, total: node.total ?? rows.length, isTooMany: false }
}

/** What passes the filters of all that match the search, as far as one call gave it. */
function filtered(whole: Page<PermissionHolder>, { filters, page, pageSize }: ListState) {
  if ((whole.total ?? 0) > MAX_SIZE) return { rows: [], total: undefined, isTooMany: true }
  const found = whole.rows.filter((holder) => passes(holder, filters, Date.now()))
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total: found.length, isTooMany: false }
}

function grantOfRole({ permission, recipients, reason, justification, ...dates }: PermissionGrant) {
  const assignmentToList = recipients.map(({ dn, kind }) => ({
    assignedToDn: dn,
    subtype: kind,
    ...(justification && { sodJustification: justification }),
  }))
  const assigned = { id: permission.id, entityType: 'role', assignmentToList, ...datesOf(dates) }
  return { url: `${OF_ROLE}/assign`, body: { reason, assignments: [assigned] } }
}

function grantOfResource({ permission, recipients, reason, ...dates }: PermissionGrant) {
  const recipientDns = recipients.map(({ dn }) => dn)
  return {
    url: `${OF_RESOURCE}/assign`,
    body: { dn: permission.id, recipientDns, description: reason, ...datesOf(dates) },
  }
}

/** Dates are texts there. */
function datesOf({ effectiveAt, expiresAt }: Pick<PermissionGrant, 'effectiveAt' | 'expiresAt'>) {
  return {
    ...(effectiveAt !== undefined && { effectiveDate: String(effectiveAt) }),
    ...(expiresAt !== undefined && { expiryDate: String(expiresAt) }),
  }
}

function takenFrom({ recipient: { dn, kind }, instanceId }: PermissionHolder) {
  return { assignedToDn: dn, subtype: kind, ...(instanceId && { instanceId }) }
}

/** There is one permission, so each result is called by the recipient whom it is about. */
function byRecipient(
  { success, succeeded, failed, sods = [] }: AskedListNode,
  recipients: readonly Recipient[],
): Outcome {
  const called = <Each extends { id: string; dn?: string; name?: string }>(each: Each) => {
    const id = each.dn ?? each.id
    return { ...each, id, name: recipients.find(({ dn }) => dn === id)?.name ?? each.name ?? id }
  }
  return { success, succeeded: succeeded.map(called), failed: failed.map(called), sods }
}
