import type { Party } from '../../entities/request/model'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { toUser } from '../users/routes'

interface PartyLinkProps {
  party: Party
  /** `row` leaves out the photo, for which a row has no room. */
  place: 'row' | 'page'
}

/** A link to a person in a request; groups, containers and roles are shown as names only. */
export function PartyLink({ party: { dn, name, type }, place }: PartyLinkProps) {
  if (type !== 'user' || dn === '') return <bdi>{name}</bdi>
  const person = { dn, name, href: toUser(dn) }
  return place === 'page' ? (
    <PersonLink {...person} />
  ) : (
    <QuickInfoLink kind="USER" quiet {...person} />
  )
}
