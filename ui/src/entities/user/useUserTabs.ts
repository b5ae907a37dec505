import { useMemo } from 'react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { userTab } from './pickerTab'

/** The picker tab for people, alone. */
export function useUserTabs() {
  const clientId = useBootstrap().client.id
  return useMemo(() => [userTab({ clientId })] as const, [clientId])
}
