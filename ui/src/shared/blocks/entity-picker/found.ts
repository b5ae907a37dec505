import type { PickerItem, PickerTabId } from './pickerItem'
import type { ListTab, PickerPage } from './pickerTab'

/** Source: SPEC 5 "Search and paging". */
const LONGEST_LIST = 300

interface Shown {
  items: readonly PickerItem[]
  /** Whether the search must be refined to see the rest. */
  isTooMany: boolean
}

/**
 * The items to show: none of a list that is too long, except the beginning of a dropdown.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function shownOf(found: PickerPage, tab: ListTab): Shown {
  const isLong = found.items.length > LONGEST_LIST
  const begin = tab.id === 'dropdown' ? LONGEST_LIST : 0
  return {
    items: isLong ? found.items.slice(0, begin) : found.items,
    isTooMany: isLong || found.isTooMany === true,
  }
}

/**
 * The key of the text for an empty result.
 *
 * Source: SPEC 8 "Picker"; docs/assumptions.md A-201.
 */
export function emptyTextOf(tab: PickerTabId, query: string) {
  if (tab === 'permission') return 'noPermission'
  if (tab === 'entitlementValues') return 'valueless'
  if (query !== '') return 'nothingFound'
  return tab === 'dropdown' ? 'valueless' : 'noMore'
}
