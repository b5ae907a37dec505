import { skipToken } from '@reduxjs/toolkit/query/react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isDomainAdministrator } from './api'
import { isHelper } from './isHelper'

/** The domain of workflows, and so of tasks and tickets: in the rights of a person, and where it is asked for. */
const [WORKFLOWS, ASKED_FOR] = ['PROVISIONING', 'PRD'] as const

/**
 * Whether the person looks after the tasks and tickets of everybody. Who has the domain of workflows may have a part of it alone:
 * the server is asked, and where it cannot say, it decides when the person tries.
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
