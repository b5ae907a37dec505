import { baseApi } from '../../shared/platform/api/baseApi'
import { hasFilters } from '../../shared/blocks/listing/filters'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { components } from '../../shared/platform/contract/schema'
import { failedOutcome, joinOutcomes, type Outcome } from '../../shared/platform/store/outcome'
import { grantOf, OF_RESOURCE, OF_ROLE, takenFrom, type PermissionGrant } from './holderCalls'
import { passes } from './holderFilters'
import {
  readHolder,
  type Answers,
  type HeldPermission,
  type PermissionHolder,
  type Recipient,
} from './holderModel'

type AssignmentStatusListNode = components['schemas']['AssignmentStatusListNode']
type AskedListNode = components['schemas']['AskedListNode']
type AssignmentColumnsNode = components['schemas']['AssignmentColumnsNode']

interface HoldersQuery {
  permission: HeldPermission
  /** Whether the list includes people who have it through other roles, groups and containers. */
  isWithIndirect: boolean
  list: ListState
}

interface PermissionExtension extends Pick<
  PermissionGrant,
  'permission' | 'reason' | 'justification' | 'expiresAt'
> {
  /** At least one holder. */
  holders: readonly (Recipient & { answers: Answers })[]
}

/** A question of a resource, as a column of its holders. */
export interface AnswerColumn {
  key: string
  label: string
}

interface PermissionRevocation {
  permission: HeldPermission
  holders: readonly PermissionHolder[]
  reason: string
}

/** The columns of all assignments. Source: SPEC 3 "Table columns". */
const COMMON_COLUMNS = new Set([
  'recipientFullName',
  'description',
  'statusDisplay',
  'recipientType',
  'effectiveDate',
  'expiryDate',
])

const tagsOf = (permission: HeldPermission) =>
  [{ type: 'Holder', id: permission.id }, 'Holding', { type: 'Request', id: 'LIST' }] as const

const holdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Lists the holders of a role or resource. Filters are applied here, if one call returns the
     * whole list; a longer list has to be searched first.
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
        // The newer call is undocumented, so older servers may lack it.
        if (answer.error?.status === 404 && permission.kind === 'role') {
          answer = await ask({ ...call, url: OF_ROLE })
        }
        if (answer.error) return { error: answer.error }
        const page = toPage(answer.data as AssignmentStatusListNode, permission.id)
        return { data: isFiltered ? filtered(page, list) : withAll(page) }
      },
      providesTags: (_page, _error, { permission }) => [{ type: 'Holder', id: permission.id }],
    }),
    /**
     * Lists the questions of a resource whose answers its assignments have. Source:
     * docs/assumptions.md A-119.
     */
    listAnswerColumns: build.query<AnswerColumn[], string>({
      query: (dn) => ({
        url: 'access/entities/resource/assignments/columns',
        method: 'POST',
        body: { dn },
      }),
      transformResponse: ({ columns }: AssignmentColumnsNode) =>
        columns
          .filter(({ key }) => !COMMON_COLUMNS.has(key))
          .map(({ key, value: label = key }) => ({ key, label })),
    }),
    /**
     * Requests a role or resource for several recipients at once; each request is approved by its
     * own rules.
     */
    assignPermission: build.mutation<Outcome, PermissionGrant>({
      query: (grant) => ({
        method: 'POST',
        ...grantOf(grant),
      }),
      transformResponse: (reply: AskedListNode, _meta, { recipients }) =>
        byRecipient(reply, recipients),
      invalidatesTags: (_outcome, _error, { permission }) => [...tagsOf(permission)],
    }),
    /**
     * Requests the same assignments with a later end; holders with different answers need separate
     * calls.
     */
    extendPermission: build.mutation<Outcome, PermissionExtension>({
      queryFn: async ({ holders, ...extension }, _api, _extra, ask) => {
        const outcomes: Outcome[] = []
        for (const recipients of byAnswers(holders)) {
          const answers = recipients[0]?.answers ?? {}
          const grant = { ...extension, recipients, answers, effectiveAt: undefined }
          const { data, error } = await ask({ method: 'POST', ...grantOf(grant) })
          if (error && outcomes.length === 0) return { error }
          outcomes.push(
            error
              ? failedOutcome(
                  recipients.map(({ dn: id, name }) => ({ id, name })),
                  error.text,
                )
              : byRecipient(data as AskedListNode, recipients),
          )
        }
        return { data: joinOutcomes(outcomes) }
      },
      invalidatesTags: (_outcome, _error, { permission }) => [...tagsOf(permission)],
    }),
    /** Requests the revocation of assignments. */
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

export const {
  useAssignPermissionMutation,
  useExtendPermissionMutation,
  useListAnswerColumnsQuery,
  useRevokePermissionMutation,
} = holdersApi
export const { listHolders } = holdersApi.endpoints

function listOf({ kind }: HeldPermission): string {
  return kind === 'role' ? `${OF_ROLE}/v2` : OF_RESOURCE
}

function toPage(node: AssignmentStatusListNode, id: string): Page<PermissionHolder> {
  const rows = node.assignmentStatusList.map((each) => readHolder(each, id))
  return { rows, total: node.total ?? rows.length }
}

/** The rows that pass the filters, if one call returned all that match the search. */
function filtered(whole: Page<PermissionHolder>, { filters, page, pageSize }: ListState) {
  if ((whole.total ?? 0) > MAX_SIZE) return { rows: [], total: undefined, isTooMany: true }
  const found = whole.rows.filter((holder) => passes(holder, filters, Date.now()))
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total: found.length, all: whole.rows }
}

function withAll(page: Page<PermissionHolder>): Page<PermissionHolder> {
  return page.rows.length === page.total ? { ...page, all: page.rows } : page
}

function byAnswers(holders: PermissionExtension['holders']) {
  const groups = new Map<string, PermissionExtension['holders'][number][]>()
  for (const holder of holders) {
    const key = JSON.stringify(holder.answers)
    groups.set(key, [...(groups.get(key) ?? []), holder])
  }
  return groups.values()
}

/**
 * The outcome by recipient: the results are about one permission, so each gets the name of its
 * recipient.
 */
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
