import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'
import type { MembersPage } from '../../shared/members/MembersDialog'
import { toMembersPage } from '../user/recipients'

type GroupListNode = components['schemas']['GroupListNode']
type LoggedInUser = components['schemas']['LoggedInUser']
type RecipientListNode = components['schemas']['RecipientListNode']

const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The groups that the page of groups lists. */
    findGroups: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({
        url: 'access/groups',
        params: { ...toPickerQuery(asked), sortColumn: 'name', sortOrder: 'asc' },
      }),
      transformResponse: ({ groups, nextIndex }: GroupListNode) =>
        pickerPage(
          groups.map(({ dn, name = dn, description }) => ({
            type: 'group',
            id: dn,
            name,
            detail: description,
          })),
          nextIndex,
        ),
    }),
    /** The groups for which the caller can ask for something. */
    findRecipientGroups: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'access/teams/recipients/groups', params: toPickerQuery(asked) }),
      transformResponse: ({ recipients, nextIndex }: RecipientListNode) =>
        pickerPage(
          recipients.map(({ dn, name = dn }) => ({ type: 'group', id: dn, name })),
          nextIndex,
        ),
    }),
    findGroupMembers: build.query<MembersPage, PickerAsked & { group: string }>({
      query: ({ group, ...asked }) => ({
        url: 'access/groups/members',
        method: 'POST',
        params: { ...toPickerQuery(asked), sortOrder: 'asc' },
        body: { dn: group },
      }),
      transformResponse: toMembersPage,
    }),
    /** Whether the caller administers roles. */
    readRoleAdmin: build.query<boolean, undefined>({
      query: () => 'access/info/user/rights',
      transformResponse: ({ isRoleAdmin }: LoggedInUser) => isRoleAdmin === true,
    }),
  }),
})

export const { findGroups, findRecipientGroups, findGroupMembers, readRoleAdmin } =
  groupsApi.endpoints
