import type { PickerItem } from './pickerItem'
import type { PickerPage } from './pickerTab'

/** A part of a list; a positive next index says that there is more. */
export function pickerPage(
  items: readonly PickerItem[],
  nextIndex: number | undefined,
): PickerPage {
  return { items, hasMore: (nextIndex ?? 0) > 0 }
}
