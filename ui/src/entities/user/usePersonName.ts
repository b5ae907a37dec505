import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useGetUserQuery } from './api'

/** The name of the person with a DN; the DN until the name is loaded, and `''` for an empty DN. */
export function usePersonName(dn: string): string {
  const clientId = useBootstrap().client.id
  const { currentData } = useGetUserQuery({ dn, clientId }, { skip: dn === '' })
  return currentData?.fullName ?? dn
}
