import { keyOf, type PickerItem } from '../entity-picker/pickerItem'

/** The change of a list in each record: keep it, append items, or replace it by items. */
export interface ListChange {
  how: 'keep' | 'append' | 'overwrite'
  items: readonly PickerItem[]
}

/** The change that keeps the list. */
export const unchangedList: ListChange = { how: 'keep', items: [] }

export function changedList(
  items: readonly PickerItem[],
  { how, items: given }: ListChange,
): readonly PickerItem[] {
  if (how === 'keep') return items
  if (how === 'overwrite') return given
  const had = new Set(items.map(keyOf))
  return [...items, ...given.filter((item) => !had.has(keyOf(item)))]
}

/** Whether both have the same items in the same order. */
export function isSameOrder(one: readonly PickerItem[], other: readonly PickerItem[]): boolean {
  return one.map(keyOf).join('\n') === other.map(keyOf).join('\n')
}
