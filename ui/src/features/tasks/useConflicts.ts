import { skipToken } from '@reduxjs/toolkit/query/react'
import { useReadAllHoldingsQuery } from '../../entities/assignment/api'
import { useListRulesOfRolesQuery } from '../../entities/sod/api'
import type { AskedConflict } from '../../entities/task/asked'
import type { TaskDetail } from '../../entities/task/model'
import { useKnownPermission } from './useKnownPermission'

/**
 * The constraints that a grant would violate: those that the workflow names, else those between the role and the roles
 * of the recipient; none where the person may not read these.
 *
 * Source: docs/assumptions.md A-491.
 */
export function useConflicts(task: TaskDetail): readonly AskedConflict[] {
  const { recipient, asked } = task
  const permission = useKnownPermission(task)
  const isLooked = asked.conflicts.length === 0 && asked.action !== 'revoke' && recipient.isPerson
  const role = isLooked && permission?.kind === 'role' ? permission.id : undefined
  const { currentData: holdings = [] } = useReadAllHoldingsQuery(role ? recipient.dn : skipToken)
  const { currentData: rules = [] } = useListRulesOfRolesQuery(role ? [role] : skipToken)
  const held = new Set(holdings.filter(({ causes }) => causes.length > 0).map(({ id }) => id))
  const violated = rules.filter(({ roles }) => roles.some(({ id }) => id !== role && held.has(id)))
  return [
    ...asked.conflicts,
    ...violated.map(({ name, roles }) => ({ name, permissions: roles.map((each) => each.name) })),
  ]
}
