import { skipToken } from '@reduxjs/toolkit/query/react'
import { useReadRightsAsQuery } from '../../entities/proxy/api'
import { useListOwnTeamDnsQuery } from '../../entities/team/api'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** An administrator of one of these domains may request for everybody. Source: docs/assumptions.md A-298. */
const DOMAINS = ['ROLES', 'RESOURCES', 'PROVISIONING']
const NONE: readonly string[] = []

/** The teams in whose name the caller asks for others; undefined for administrators, who need none. */
export function useTeamsOfCaller(): readonly string[] | undefined {
  const rights = useRightsOfCaller()
  const needsNone = DOMAINS.some((domain) => rights?.domains?.includes(domain))
  const { data } = useListOwnTeamDnsQuery(needsNone || !rights ? skipToken : undefined)
  return needsNone ? undefined : (data ?? NONE)
}

/** The rights of the signed-in person, or of the person they act for; undefined while they load. */
function useRightsOfCaller() {
  const { rights } = useBootstrap()
  const proxied = useProxiedUser()
  const { data } = useReadRightsAsQuery(proxied?.dn ?? skipToken)
  return proxied ? data : rights
}
