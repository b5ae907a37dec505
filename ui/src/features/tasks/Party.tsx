import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { TaskParty } from '../../entities/task/model'
import { toUser } from '../users/routes'

interface PartyProps {
  party: TaskParty
}

/** Somebody in a task; groups and containers have no page of a person. */
export function Party({ party: { dn, name, isPerson } }: PartyProps) {
  return isPerson && dn ? <PersonLink dn={dn} name={name} href={toUser(dn)} /> : <bdi>{name}</bdi>
}

/** The name of a person or group within a line, without the picture. */
export function PartyName({ party: { dn, name, isPerson } }: PartyProps) {
  if (!isPerson || !dn) return <bdi>{name}</bdi>
  return <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} quiet />
}
