import { skipToken } from '@reduxjs/toolkit/query/react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isDomainAdministrator } from './api'
import { isHelper } from './isHelper'

/** The domain of workflows, tasks and tickets: its key in the rights of a person, and its key in calls. */
const [WORKFLOWS, ASKED_FOR] = ['PROVISIONING', 'PRD'] as const

/**
 * Whether the person manages the tasks and tickets of everybody. The domain in their rights may be administered in part
 * only, so the server is asked; if that call fails, true: the server decides later.
 *
 * Source: docs/assumptions.md A-291.
 */
export function useHelpsOthers(): boolean {
  const { rights } = useBootstrap()
  const isOfAll = rights.isAdmin === true || isHelper(rights)
  const isAsked = !isOfAll && rights.domains?.includes(WORKFLOWS) === true
  const { data, isError } = isDomainAdministrator.useQuery(isAsked ? ASKED_FOR : skipToken)
  return isOfAll || data === true || isError
}
