import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { Proxy } from './model'

/** A proxy of a person, and the person, group or container by which the assignment covers them. */
export interface Exposure {
  proxy: Proxy
  by: PickerItem
}

interface Person {
  dn: string
  /** DNs of the person's groups. */
  groups: readonly string[]
}

/**
 * The proxies of a person at a moment: those assigned to the person, to a group of theirs, or to a container above
 * them. A person's own assignments are left out.
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
