import { useMemo } from 'react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { userTab } from '../user/pickerTab'
import { groupTab } from '../group/pickerTab'

/** Picker tabs for people and groups. */
export function useMemberTabs() {
  const clientId = useBootstrap().client.id
  return useMemo(() => [userTab({ clientId }), groupTab({ clientId })] as const, [clientId])
}
