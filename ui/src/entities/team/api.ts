import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'
import type { MembersPage } from '../../shared/members/MembersDialog'
import { toMembersPage } from '../user/recipients'

type TargetSetListNode = components['schemas']['TargetSetListNode']

/** Which teams: A for availability, P for proxies; `PType` is the key of a permission. */
export interface TeamFilter {
  teamType?: 'A' | 'P' | undefined
  PType?: string | undefined
}

const teamsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findTeams: build.query<PickerPage, PickerAsked & TeamFilter>({
      query: ({ teamType, PType, ...asked }) => ({
        url: 'access/teams/managelist',
        params: { ...toPickerQuery(asked), sortOrder: 'asc', type: teamType, pType: PType },
      }),
      transformResponse: ({ teams, nextIndex }: TargetSetListNode) =>
        pickerPage(
          teams.map(({ dn, name = dn, description }) => ({
            type: 'team',
            id: dn,
            name,
            detail: description,
          })),
          nextIndex,
        ),
    }),
    findTeamMembers: build.query<MembersPage, PickerAsked & { team: string }>({
      query: ({ team, ...asked }) => ({
        url: 'access/teams/team/userlist',
        params: { ...toPickerQuery(asked), sortOrder: 'asc', teamDn: team },
      }),
      transformResponse: toMembersPage,
    }),
  }),
})

export const { findTeams, findTeamMembers } = teamsApi.endpoints
