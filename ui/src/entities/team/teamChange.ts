import type { components } from '../../shared/api/schema'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'

type MemberBody = components['schemas']['MemberBody']

/** The upstream replaces the whole list by this one. */
export function toMembers(items: readonly PickerItem[]): MemberBody[] {
  return items.map(({ type, id }) => ({ dn: id, type: type === 'group' ? 'group' : 'user' }))
}
