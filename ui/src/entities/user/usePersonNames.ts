import { useMemo } from 'react'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { getUser } from './api'

/**
 * The names of people by DN, without those that failed to load.
 *
 * @param dns - the same array as long as they are the same.
 */
export function usePersonNames(dns: readonly string[]): ReadonlyMap<string, string> {
  const clientId = useBootstrap().client.id
  const endpoint = useMemo(
    () => ({
      initiate: (dn: string) => getUser.initiate({ dn, clientId }),
      select: (dn: string) => getUser.select({ dn, clientId }),
    }),
    [clientId],
  )
  const { found } = useReadEach(endpoint, dns)
  return useMemo(() => new Map([...found].map(([dn, { fullName }]) => [dn, fullName])), [found])
}
