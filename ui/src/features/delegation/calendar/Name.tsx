import { usePersonName } from '../../../entities/user/usePersonName'

/** Of a person of whom the DN is known. */
export function Name({ dn }: { dn: string }) {
  return <bdi>{usePersonName(dn)}</bdi>
}
