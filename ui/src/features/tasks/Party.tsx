import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { TaskParty } from '../../entities/task/model'
import { toUser } from '../users/routes'

interface PartyProps {
  party: TaskParty
}

/** A person, group or container of a task; only people link to a page. */
export function Party({ party: { dn, name, isPerson } }: PartyProps) {
  return isPerson && dn ? <PersonLink dn={dn} name={name} href={toUser(dn)} /> : <bdi>{name}</bdi>
}

/** The name of a person or group within a line of text, without the photo. */
export function PartyName({ party: { dn, name, isPerson } }: PartyProps) {
  if (!isPerson || !dn) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} quiet />
}
