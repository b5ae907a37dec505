import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { dayOf, endOfDay } from '../../shared/blocks/values/day'
import { referencesByKind } from '../principal/model'
import type { Proxy } from './model'

/** The fields of a proxy assignment that are saved. */
export interface ProxyFields {
  /** The proxy, as a list of one. */
  person: readonly PickerItem[]
  actsFor: readonly PickerItem[]
  /** The last day; `''` for no end. */
  lastDay: string
  isNotified: boolean
}

/** The fields of a stored assignment. */
export function proxyFieldsOf({ person, actsFor, expiresAt, isNotified }: Proxy): ProxyFields {
  return {
    person: [{ type: 'user', id: person.dn, name: person.name }],
    actsFor,
    lastDay: expiresAt === undefined ? '' : dayOf(expiresAt),
    isNotified,
  }
}

/** Whether a change gives more access: another proxy, more people to act for, or a later end. */
export function reachesFurther(before: Proxy, { person, actsFor, lastDay }: ProxyFields): boolean {
  const known = new Set(before.actsFor.map(({ id }) => id))
  const lastBefore = before.expiresAt === undefined ? '' : dayOf(before.expiresAt)
  const isLonger = lastBefore !== '' && (lastDay === '' || lastDay > lastBefore)
  return isLonger || person[0]?.id !== before.person.dn || actsFor.some(({ id }) => !known.has(id))
}

/**
 * The body of an assignment for a save.
 *
 * @param before - the stored assignment: an end on the same day is kept to the millisecond.
 */
export function toProxyBody({ person, actsFor, lastDay, isNotified }: ProxyFields, before?: Proxy) {
  const { users, groups, containers } = referencesByKind(actsFor)
  const stays = before?.expiresAt !== undefined && dayOf(before.expiresAt) === lastDay
  const end = lastDay === '' ? '' : String(stays ? before.expiresAt : endOfDay(lastDay))
  return {
    assignedUserDN: person[0]?.id ?? '',
    proxyForUsers: users,
    proxyForGroups: groups,
    proxyForContainers: containers,
    expirytime: end,
    isNotificationRequired: isNotified,
  }
}
