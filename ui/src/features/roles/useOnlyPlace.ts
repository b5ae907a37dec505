import { useListRoleLevelsQuery } from '../../entities/role/api'
import { type RolePlace, useListRolePlacesQuery } from '../../entities/role/placesApi'
import { skipToken } from '@reduxjs/toolkit/query/react'

/**
 * The only container in which the person may create roles; null when there are several or when
 * loading fails, undefined while it loads.
 */
export function useOnlyPlace(): RolePlace | null | undefined {
  const levels = useListRoleLevelsQuery(undefined)
  const asked = levels.data?.map(({ level }) => level)
  const places = useListRolePlacesQuery(asked ?? skipToken)
  if (levels.isError || places.isError) return null
  if (places.data === undefined) return undefined
  const [place, ...others] = places.data
  return place && others.length === 0 ? place : null
}
