import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useGetUserQuery } from './api'

/** What somebody is called of whom the DN is known, which it is until the name is there; empty for nobody. */
export function usePersonName(dn: string): string {
  const clientId = useBootstrap().client.id
  const { currentData } = useGetUserQuery({ dn, clientId }, { skip: dn === '' })
  return currentData?.fullName ?? dn
}
