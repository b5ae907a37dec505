import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { isBelow } from '../../shared/blocks/entity-picker/dn'

/** A person with the groups and roles by which a trustee can mean them. */
export interface Standing {
  dn: string
  /** DNs of groups. */
  groups: readonly string[]
  /** DNs of roles. */
  roles: readonly string[]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The first trustee that means the person: the person, one of their groups or roles, or a container above them. */
export function wayIn(
  trustees: readonly PickerItem[],
  { dn, groups, roles }: Standing,
): PickerItem | undefined {
  return trustees.find(({ type, id }) => {
    if (type === 'group') return groups.some((group) => isSame(group, id))
    if (type === 'role') return roles.some((role) => isSame(role, id))
    return type === 'container' ? isBelow(dn, id) : isSame(dn, id)
  })
}
