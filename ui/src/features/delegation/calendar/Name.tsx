import { usePersonName } from '../../../entities/user/usePersonName'

/** The name of the person with this DN. */
export function Name({ dn }: { dn: string }) {
  return <bdi>{usePersonName(dn)}</bdi>
}
