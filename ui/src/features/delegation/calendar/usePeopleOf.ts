import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useListTeamMembersQuery } from '../../../entities/team/api'
import { useListUsersQuery } from '../../../entities/user/api'
import { firstRows } from '../../../shared/blocks/listing/listState'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import type { Names } from './useNames'

/** The limit for people that are loaded at once. Source: docs/assumptions.md A-525. */
export const MOST = 50

/**
 * Two calls for each person, and up to one for a delegate outside of the list. Source:
 * docs/assumptions.md A-525.
 */
const CALLS_A_PERSON = 3

export const callsFor = (people: number) => people * CALLS_A_PERSON

/** A team or an organizational unit; both are `''` when people are chosen one by one. */
export interface Unit {
  /** The DN of the team. */
  team: string
  /** The name of the unit, as in the attribute `Department`. */
  unit: string
}

interface PeopleOf {
  /** The first people, at most `MOST`. */
  dns: readonly string[]
  names: Names
  /** The number of all people; undefined while it loads. */
  total: number | undefined
  error: unknown
  refetch: () => unknown
}

const FIRST = firstRows(MOST, 'name')

/** The people of a team or an organizational unit, loaded with one call. */
export function usePeopleOf({ team, unit }: Unit): PeopleOf {
  const clientId = useBootstrap().client.id
  const members = useListTeamMembersQuery(team === '' ? skipToken : { team, list: FIRST })
  const sort = { column: 'LastName', order: 'asc' } as const
  const list = { ...FIRST, sort, filters: { Department: [unit] } }
  const colleagues = useListUsersQuery(
    unit === '' ? skipToken : { list, clientId, hasPhotos: false },
  )
  const inTeam = members.currentData?.rows
  const inUnit = colleagues.currentData?.rows
  const names: Names = useMemo(() => {
    const members = inTeam?.map(({ id, name }) => [id, name] as const)
    return new Map(members ?? inUnit?.map(({ dn, fullName }) => [dn, fullName] as const))
  }, [inTeam, inUnit])
  const dns = useMemo(() => [...names.keys()], [names])
  const asked = team === '' ? colleagues : members
  const { currentData: found, error, refetch } = asked
  return { dns, names, total: found && (found.isTooMany ? Infinity : found.total), error, refetch }
}
