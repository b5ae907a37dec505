import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** A value of an entitlement as an item of a picker. */
export function valueItem(value: string): PickerItem {
  return { type: 'entitlementValues', id: value, name: value }
}
