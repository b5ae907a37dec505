import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** A value as the fields have it. */
export function valueItem(value: string): PickerItem {
  return { type: 'entitlementValues', id: value, name: value }
}
