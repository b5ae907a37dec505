import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import type { DeletionAnswer } from '../../shared/blocks/deletion/deletionOutcome'
import type { MembersPage } from '../../shared/blocks/members/MembersDialog'
import type { Outcome } from '../../shared/platform/store/outcome'
import { toFilterPairs } from '../../shared/blocks/listing/filters'
import { toListQuery, toNameQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { toMembersPage } from '../user/recipients'
import {
  readGroup,
  readGroupDetail,
  readGroupKind,
  readMemberships,
  type Group,
  type GroupDetail,
  type GroupKind,
  type Membership,
} from './model'

type EntityDefinitionsReply = components['schemas']['EntityDefinitionsReply']
type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type GroupChange = components['schemas']['GroupChange']
type GroupCreation = components['schemas']['GroupCreation']
type GroupListNode = components['schemas']['GroupListNode']
type GroupNode = components['schemas']['GroupNode']
type LoggedInUser = components['schemas']['LoggedInUser']
type RecipientListNode = components['schemas']['RecipientListNode']

interface GroupQuery {
  dn: Group['dn']
  kind: GroupKind
  /** The client whose settings apply, `1`. */
  clientId: string
}

interface MembersQuery {
  list: ListState
  dn: Group['dn']
}

interface MembersChange {
  dn: Group['dn']
  members: readonly string[]
  membersAction: 'add' | 'delete'
}

const tagOf = (dn: Group['dn']) => ({ type: 'Group', id: dn }) as const
const LIST = tagOf('LIST')

const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<Page<Group>, ListState>({
      query: (list) => ({ url: 'access/groups', params: toGroupQuery(list) }),
      transformResponse: ({ groups, totalCount }: GroupListNode) => ({
        rows: groups.map(readGroup),
        total: totalCount ?? groups.length,
      }),
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ dn }) => tagOf(dn))],
    }),
    /** The definition of groups in the directory. */
    getGroupKind: build.query<GroupKind, string>({
      query: (clientId) => ({
        url: 'access/entities/definitions',
        params: { key: 'group', clientId },
      }),
      transformResponse: ({ entityDefinitions: [definition] }: EntityDefinitionsReply) =>
        readGroupKind(definition ?? { key: 'group' }),
    }),
    /** A group; null when it does not exist. */
    getGroup: build.query<GroupDetail | null, GroupQuery>({
      query: ({ dn, kind, clientId }) => ({
        url: 'access/entities/list',
        params: { entityKey: 'group', clientId, entityDN: dn, filterAttr: kind.keys.join(',') },
      }),
      transformResponse: ({ entityList: [thing] }: EntityObjectListNode, _meta, { kind }) =>
        thing ? readGroupDetail(thing, kind) : null,
      providesTags: (_group, _error, { dn }) => [tagOf(dn)],
    }),
    createGroup: build.mutation<Group, GroupCreation>({
      query: (body) => ({ url: 'access/groups', method: 'POST', body }),
      transformResponse: readGroup,
      invalidatesTags: [LIST],
    }),
    changeGroup: build.mutation<Group, GroupChange>({
      query: (body) => ({ url: 'access/groups', method: 'PUT', body }),
      transformResponse: readGroup,
      invalidatesTags: (_group, _error, { dn }) => [LIST, tagOf(dn)],
    }),
    /** Deletes groups one after the other. One that fails does not stop the others. */
    deleteGroups: build.mutation<DeletionAnswer, readonly Group['dn'][]>({
      queryFn: async (dns, _api, _extra, ask) => {
        const answers: DeletionAnswer[] = []
        for (const dn of dns) {
          const call = { url: 'access/groups', method: 'DELETE', body: { dn } }
          const { data, error } = await ask(call)
          answers.push(error ? { succeeded: [], failed: [{ id: dn, error }] } : (data as Outcome))
        }
        const succeeded = answers.flatMap((answer) => answer.succeeded)
        return { data: { succeeded, failed: answers.flatMap(({ failed }) => failed) } }
      },
      invalidatesTags: [LIST],
    }),
    listGroupMembers: build.query<MembersPage, MembersQuery>({
      query: ({ dn, list }) => ({
        url: 'access/groups/members',
        method: 'POST',
        params: toNameQuery(list),
        body: { dn },
      }),
      transformResponse: toMembersPage,
      providesTags: (_page, _error, { dn }) => [tagOf(dn)],
    }),
    /** The number of members of a group. For many groups, only a few calls run at a time. */
    countGroupMembers: build.query<number, Group['dn']>({
      queryFn: (dn, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const params = { q: '*', nextIndex: 1, size: 1, sortOrder: 'asc' }
          const url = 'access/groups/members'
          const { data, error } = await ask({ url, method: 'POST', params, body: { dn } })
          return error ? { error } : { data: toMembersPage(data as RecipientListNode).total }
        }),
      providesTags: (_size, _error, dn) => [tagOf(dn)],
    }),
    /** The groups of the person with a DN, sorted by name. */
    listMemberships: build.query<Membership[], string>({
      query: (userDn) => ({ url: 'access/groups/membershipInfo', params: { userDn } }),
      transformResponse: readMemberships,
      providesTags: (_groups, _error, dn) => [{ type: 'User', id: dn }],
    }),
    /** Adds or removes members. The call continues when the page is closed. */
    changeGroupMembers: build.mutation<GroupNode, MembersChange>({
      query: (body) => ({ url: 'access/groups', method: 'PUT', body, keepalive: true }),
      invalidatesTags: (_group, _error, { dn, members }) => [
        tagOf(dn),
        ...members.map((id) => ({ type: 'User', id }) as const),
      ],
    }),
    /** The groups that the page of groups lists. */
    findGroups: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({
        url: 'access/groups',
        params: { ...toPickerQuery(asked), sortColumn: 'name', sortOrder: 'asc' },
      }),
      transformResponse: ({ groups, nextIndex }: GroupListNode) =>
        pickerPage(groups.map(toItem), nextIndex),
    }),
    /** The groups for whose members the caller may request items. */
    findRecipientGroups: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'access/teams/recipients/groups', params: toPickerQuery(asked) }),
      transformResponse: ({ recipients, nextIndex }: RecipientListNode) =>
        pickerPage(recipients.map(toItem), nextIndex),
    }),
    /** Whether the caller administers roles. */
    readRoleAdmin: build.query<boolean, undefined>({
      query: () => 'access/info/user/rights',
      transformResponse: ({ isRoleAdmin }: LoggedInUser) => isRoleAdmin === true,
    }),
  }),
})

/**
 * The query of a list of groups; this call names the sort column differently. Source: SPEC 7 "Groups";
 * docs/assumptions.md A-103.
 */
function toGroupQuery(list: ListState) {
  const { sortBy: sortColumn, ...query } = toListQuery(list)
  const filterSearch = toFilterPairs(list.filters)
  return { ...query, sortColumn, searchCount: true, ...(filterSearch !== '' && { filterSearch }) }
}

function toItem({ dn, name = dn, description }: GroupNode): PickerItem {
  return { type: 'group', id: dn, name, detail: description }
}

export const {
  useGetGroupKindQuery,
  useGetGroupQuery,
  useCreateGroupMutation,
  useChangeGroupMutation,
  useDeleteGroupsMutation,
  useListMembershipsQuery,
  useChangeGroupMembersMutation,
} = groupsApi
export const {
  listGroups,
  listGroupMembers,
  listMemberships,
  countGroupMembers,
  getGroup,
  findGroups,
  findRecipientGroups,
  readRoleAdmin,
} = groupsApi.endpoints
