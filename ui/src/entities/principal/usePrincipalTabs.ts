import { useMemo } from 'react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { containerTab } from '../container/pickerTab'
import { groupTab } from '../group/pickerTab'
import { userTab } from '../user/pickerTab'

/** Picker tabs for people, groups and containers. */
export function usePrincipalTabs() {
  const { client, user } = useBootstrap()
  const clientId = client.id
  const ownDn = user.dn
  return useMemo(
    () =>
      [
        userTab({ clientId }),
        groupTab({ clientId }),
        containerTab({ containerType: 'user', ownDn, containerRootSelectable: true }),
      ] as const,
    [clientId, ownDn],
  )
}
