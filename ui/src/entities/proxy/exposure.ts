import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { Proxy } from './model'

/** Somebody who may act as a person, and what of the assignment names that person. */
export interface Exposure {
  proxy: Proxy
  by: PickerItem
}

interface Person {
  dn: string
  /** DNs. */
  groups: readonly string[]
}

/**
 * Who may act as a person at a moment: named themselves, by a group or by a container above them. Nobody acts as themself.
 *
 * Source: docs/assumptions.md.
 */
export function exposureOf(proxies: readonly Proxy[], person: Person, now: number): Exposure[] {
  return proxies
    .filter(({ expiresAt = Infinity }) => expiresAt > now)
    .filter((proxy) => proxy.person.dn !== person.dn)
    .flatMap((proxy) => {
      const by = proxy.actsFor.find((item) => means(item, person))
      return by ? [{ proxy, by }] : []
    })
}

function means({ type, id }: PickerItem, { dn, groups }: Person): boolean {
  if (type === 'group') return groups.includes(id)
  return type === 'container' ? isBelow(dn, id) : id === dn
}
