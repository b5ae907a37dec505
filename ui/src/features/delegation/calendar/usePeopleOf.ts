import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useListTeamMembersQuery } from '../../../entities/team/api'
import { useListUsersQuery } from '../../../entities/user/api'
import { NO_FILTERS } from '../../../shared/blocks/listing/filters'
import type { ListState } from '../../../shared/blocks/listing/listState'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import type { Names } from './useNames'

/** So many people are read at once. Source: docs/assumptions.md A-525. */
export const MOST = 50

/** Two answers a person, and one for a delegate who is not among them. Source: docs/assumptions.md A-525. */
const CALLS_A_PERSON = 3

export const callsFor = (people: number) => people * CALLS_A_PERSON

/** People by their team or their organizational unit; both are `''` where they are selected one by one. */
export interface Unit {
  /** DN. */
  team: string
  /** Name, as the attribute `Department` has it. */
  unit: string
}

interface PeopleOf {
  /** The first ones; all where they are no more than `MOST`. */
  dns: readonly string[]
  names: Names
  /** Undefined while it is not known. */
  total: number | undefined
  error: unknown
  refetch: () => unknown
}

const FIRST: ListState = {
  page: 1,
  pageSize: MOST,
  search: '',
  sort: { column: 'name', order: 'asc' },
  filters: NO_FILTERS,
}

/** Who is in a team or an organizational unit, in one call. */
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
