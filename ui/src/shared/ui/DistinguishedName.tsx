import { Breakable } from './Breakable'

/** A DN that may break after each comma: `cn=aokafor,ou=users,o=data`. */
export function DistinguishedName({ dn }: { dn: string }) {
  return (
    <bdi className="id">
      <Breakable text={dn} at={/(?<=,)/} />
    </bdi>
  )
}
