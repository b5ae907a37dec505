import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { readAllHoldings } from '../assignment/api'
import type { Holding } from '../assignment/model'
import { readAvailabilityOf } from '../availability/api'
import { listAdministratorsOf, listGrants } from '../administrator/api'
import type { Administrator } from '../administrator/model'
import { listDelegationsOf } from '../delegation/api'
import { listMemberships } from '../group/api'
import { listProxies } from '../proxy/api'
import { getTeam, listTeamGrants, listTeams } from '../team/api'
import type { TeamDetail } from '../team/model'
import { freshly, type Read } from '../../shared/platform/api/read'
import type { RootState } from '../../shared/platform/store/hooks'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { assignmentsOf, type HeldAssignment } from './administratorWays'
import type { Source, Subject } from './model'
import { itemOf, type TeamFacts } from './teamWays'

export type Dispatch = ThunkDispatch<RootState, undefined, UnknownAction>

/** The most teams that are examined: each needs a call. Source: docs/assumptions.md A-630. */
const MOST_TEAMS = 50

/** Loads facts, and records which sources failed to load. */
export function factReader(dispatch: Dispatch) {
  const unread = new Set<Source>()
  const read = async <Data>(source: Source, call: Read<Data>, otherwise: NoInfer<Data>) => {
    const { data } = await dispatch(call)
    if (data === undefined) unread.add(source)
    return data ?? otherwise
  }
  const holdings = (dn: string): Promise<readonly Holding[]> =>
    read('holdings', readAllHoldings.initiate(dn, freshly), [])
  /** The assignments that apply to a person. The person's roles are loaded only if an assignment is for a role. */
  const meaning = async (subject: Subject, administrators: readonly Administrator[]) => {
    const needsRoles = administrators.some(({ assigneeType }) => assigneeType === 'role')
    const held = needsRoles ? await holdings(subject.dn) : []
    const roles = held.filter(({ causes }) => causes.length > 0).map(({ id }) => id)
    return assignmentsOf({ ...subject, roles }, administrators)
  }
  return {
    unread,
    holdings,
    meaning,
    subject: async (dn: string): Promise<Subject> => ({
      dn,
      groups: await read('groups', listMemberships.initiate(dn, freshly), []),
    }),
    absences: async (dn: string) => {
      const call = readAvailabilityOf.initiate(dn, freshly)
      const nobody = { status: 'available' as const, absences: [], mayAdd: false }
      return (await read('absences', call, nobody)).absences
    },
    delegations: (dn: string) => read('delegations', listDelegationsOf.initiate(dn, freshly), []),
    proxies: async () => {
      const none = { proxies: [], mayWrite: false, isOfTeams: false }
      return (await read('proxies', listProxies.initiate(undefined, freshly), none)).proxies
    },
    /** The assignments of a domain, or of `ALL`; with the permissions of delegated administrators on request. */
    assignments: async (
      domain: string,
      subject: Subject,
      withGrants: boolean,
    ): Promise<HeldAssignment[]> => {
      const call = listAdministratorsOf.initiate(domain, freshly)
      const known = await read<readonly Administrator[]>('administrators', call, [])
      const held = await meaning(subject, known)
      return Promise.all(
        held.map(async (administrator) => {
          const { dn, isWhole } = administrator
          const asked = listGrants.initiate({ dn, domain: administrator.domain }, freshly)
          const grants = withGrants && !isWhole ? await read('permissions', asked, []) : []
          return { administrator, grants }
        }),
      )
    },
    /** The teams that the person manages, all or those whose managers have a permission. */
    teams: async (permission: string | undefined, subject: Subject): Promise<TeamDetail[]> => {
      const filters = permission === undefined ? {} : { permission: [permission] }
      const sort = { column: 'name', order: 'asc' } as const
      const list = { page: 1, pageSize: MAX_SIZE, search: '', sort, filters }
      const none = { rows: [], total: 0 }
      const { rows } = await read('teams', listTeams.initiate(list, freshly), none)
      if (rows.length > MOST_TEAMS) unread.add('teams')
      const found: TeamDetail[] = []
      for (const { dn } of rows.slice(0, MOST_TEAMS)) {
        const team = await read<TeamDetail | undefined>(
          'teams',
          getTeam.initiate(dn, freshly),
          undefined,
        )
        if (team && itemOf(team.managers, subject)) found.push(team)
      }
      return found
    },
    teamGrants: async (team: TeamDetail): Promise<TeamFacts> => ({
      team,
      grants: await read('teams', listTeamGrants.initiate(team.dn, freshly), []),
    }),
  }
}
