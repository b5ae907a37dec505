import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { toNameQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { MembersPage } from '../../shared/blocks/members/MembersDialog'
import { toMembersPage, toRecipients } from '../user/recipients'
import { readTeam, readTeamDetail, type Team, type TeamDetail } from './model'
import { readGrants, type TeamGrant } from './permission'

type TargetSetNode = components['schemas']['TargetSetNode']
type TargetSetListNode = components['schemas']['TargetSetListNode']
type TeamCreation = components['schemas']['TeamCreation']
type TeamChange = components['schemas']['TeamChange']
type PermissionsListNode = components['schemas']['PermissionsListNode']
type TeamPermissionsBody = components['schemas']['TeamPermissionsBody']
type ResponseListNode = components['schemas']['ResponseListNode']
type RecipientListNode = components['schemas']['RecipientListNode']

/** The largest page of the server. Source: SPEC 5 "Search and paging". */
const LARGEST_PAGE = 300

const tagOf = (id: string) => ({ type: 'Team', id }) as const
const LIST = tagOf('LIST')
const grantsOf = (dn: Team['dn']) => tagOf(`grants ${dn}`)

/** A filter for teams: type A is for availability, P for proxies; `PType` is the key of a permission. */
export interface TeamFilter {
  teamType?: 'A' | 'P' | undefined
  PType?: string | undefined
}

interface TeamMembersQuery {
  team: Team['dn']
  list: ListState
}

const teamsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of teams, past the cache of the server: that of the console is enough. */
    listTeams: build.query<Page<Team>, ListState>({
      query: (list) => ({
        url: 'access/teams/managelist',
        params: { ...toNameQuery(list), ...filtersOf(list), forceRefresh: true },
      }),
      transformResponse: ({ teams, totalCount }: TargetSetListNode) => ({
        rows: teams.map(readTeam),
        total: totalCount ?? teams.length,
      }),
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ dn }) => tagOf(dn))],
    }),
    getTeam: build.query<TeamDetail, Team['dn']>({
      query: (dn) => ({ url: 'access/teams/team', method: 'POST', body: { dn } }),
      transformResponse: (team: TargetSetNode) => readTeamDetail(team),
      providesTags: (_team, _error, dn) => [tagOf(dn)],
    }),
    /** A page of the people in a team, also through its groups. */
    listTeamMembers: build.query<MembersPage, TeamMembersQuery>({
      query: ({ team, list }) => ({
        url: 'access/teams/team/userlist',
        params: { ...toNameQuery(list), teamDn: team },
      }),
      transformResponse: toMembersPage,
      providesTags: (_page, _error, { team }) => [tagOf(team)],
    }),
    /** All permissions of a team's managers. */
    listTeamGrants: build.query<TeamGrant[], Team['dn']>({
      queryFn: async (dn, _api, _extra, ask) => {
        const beans: PermissionsListNode['permissionsList'] = []
        for (let nextIndex = 1; nextIndex > 0;) {
          const answer = await ask({
            url: 'access/teams/team/permissions',
            method: 'POST',
            params: { q: '*', nextIndex, size: LARGEST_PAGE, sortOrder: 'asc', forceRefresh: true },
            body: { dn },
          })
          if (answer.error) return { error: answer.error }
          const page = answer.data as PermissionsListNode
          beans.push(...page.permissionsList)
          nextIndex = page.permissionsList.length > 0 ? (page.nextIndex ?? 0) : 0
        }
        return { data: readGrants(beans) }
      },
      providesTags: (_grants, _error, dn) => [grantsOf(dn)],
    }),
    giveTeamPermissions: build.mutation<ResponseListNode, TeamPermissionsBody>({
      query: (body) => ({ url: 'access/teams/permissions', method: 'PUT', body }),
      invalidatesTags: (_outcome, _error, { teamDN }) => [grantsOf(teamDN)],
    }),
    takeTeamPermissions: build.mutation<ResponseListNode, TeamPermissionsBody>({
      query: (body) => ({ url: 'access/teams/permissions', method: 'DELETE', body }),
      invalidatesTags: (_outcome, _error, { teamDN }) => [grantsOf(teamDN)],
    }),
    createTeam: build.mutation<TeamDetail, TeamCreation>({
      query: (body) => ({ url: 'access/teams', method: 'POST', body }),
      transformResponse: (team: TargetSetNode) => readTeamDetail(team),
      invalidatesTags: [LIST],
    }),
    /** Changes a team; members that the body leaves out stay. `keepalive`, as removals may be sent when the page is left. */
    changeTeam: build.mutation<TeamDetail, TeamChange>({
      query: (body) => ({ url: 'access/teams', method: 'PUT', body, keepalive: true }),
      transformResponse: (team: TargetSetNode) => readTeamDetail(team),
      invalidatesTags: (_team, error, { dn }) => (error ? [] : [LIST, tagOf(dn)]),
    }),
    /** Deletes teams. One that fails does not stop the others. */
    deleteTeams: build.mutation<ResponseListNode, Team['dn'][]>({
      query: (dns) => ({
        url: 'access/teams',
        method: 'DELETE',
        body: { teams: dns.map((dn) => ({ dn })) },
      }),
      invalidatesTags: [LIST],
    }),
    /** DNs of the teams in whose name the caller can request for others. */
    listOwnTeamDns: build.query<string[], undefined>({
      query: () => ({
        url: 'access/teams/managelist',
        params: { q: '*', nextIndex: 1, size: -1 },
      }),
      transformResponse: ({ teams }: TargetSetListNode) => teams.map(({ dn }) => dn),
    }),
    findTeams: build.query<PickerPage, PickerAsked & TeamFilter>({
      query: ({ teamType, PType, ...asked }) => ({
        url: 'access/teams/managelist',
        params: { ...toPickerQuery(asked), sortOrder: 'asc', type: teamType, pType: PType },
      }),
      transformResponse: ({ teams, nextIndex }: TargetSetListNode) =>
        pickerPage(teams.map(toItem), nextIndex),
    }),
    /** The people in a team, for a picker. */
    offerTeamMembers: build.query<PickerPage, PickerAsked & { team: Team['dn'] }>({
      query: ({ team, ...asked }) => ({
        url: 'access/teams/team/userlist',
        params: { ...toPickerQuery(asked), sortOrder: 'asc', teamDn: team },
      }),
      transformResponse: (reply: RecipientListNode) =>
        pickerPage(toRecipients(reply), reply.nextIndex),
    }),
  }),
})

export const {
  useListOwnTeamDnsQuery,
  useListTeamsQuery,
  useGetTeamQuery,
  useListTeamMembersQuery,
  useCreateTeamMutation,
  useChangeTeamMutation,
  useDeleteTeamsMutation,
  useListTeamGrantsQuery,
  useGiveTeamPermissionsMutation,
  useTakeTeamPermissionsMutation,
} = teamsApi
export const { getTeam, findTeams, listTeams, listTeamGrants, listTeamMembers, offerTeamMembers } =
  teamsApi.endpoints

function toItem({ dn, name = dn, description }: TargetSetNode): PickerItem {
  return { type: 'team', id: dn, name, detail: description }
}

/** Source: SPEC 7 "Teams"; docs/assumptions.md A-107. */
function filtersOf({ filters }: ListState) {
  return { type: filters.type?.[0], pType: filters.permission?.[0] }
}
