import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import type { TaskParty } from '../../entities/task/model'
import { toUser } from '../users/routes'

/** Somebody in a task; groups and containers have no page of a person. */
export function Party({ party: { dn, name, isPerson } }: { party: TaskParty }) {
  return isPerson && dn ? <PersonLink dn={dn} name={name} href={toUser(dn)} /> : <bdi>{name}</bdi>
}
