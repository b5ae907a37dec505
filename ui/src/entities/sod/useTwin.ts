import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListRulesOfRolesQuery, type SodRule } from './api'
import { chosenRoles, type RolePair } from './sodChange'

/** Another constraint between the same two roles, in whatever order; undefined where there is none, or none is known. */
export function useTwin(pair: RolePair, id: string): SodRule | undefined {
  const roles = chosenRoles(pair).map((role) => role.id)
  const { currentData = [] } = useListRulesOfRolesQuery(roles.length === 2 ? roles : skipToken)
  return currentData.find(
    (rule) => rule.id !== id && roles.every((role) => rule.roles.some((each) => each.id === role)),
  )
}
