import type { PickerItem } from './pickerItem'
import type { PickerPage } from './pickerTab'

/** A page of items; a positive next index means that there is a next page. */
export function pickerPage(
  items: readonly PickerItem[],
  nextIndex: number | undefined,
): PickerPage {
  return { items, hasMore: (nextIndex ?? 0) > 0 }
}
