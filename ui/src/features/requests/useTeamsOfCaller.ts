import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListOwnTeamDnsQuery } from '../../entities/team/api'
import { useBootstrap } from '../../shared/session/useBootstrap'

/** Who administers one of these asks for everybody. Source: docs/assumptions.md A-298. */
const DOMAINS = ['ROLES', 'RESOURCES', 'PROVISIONING']
const NONE: readonly string[] = []

/** The teams in whose name the caller asks for others; undefined for administrators, who need none. */
export function useTeamsOfCaller(): readonly string[] | undefined {
  const { domains = [] } = useBootstrap().rights
  const needsNone = DOMAINS.some((domain) => domains.includes(domain))
  const { data } = useListOwnTeamDnsQuery(needsNone ? skipToken : undefined)
  return needsNone ? undefined : (data ?? NONE)
}
