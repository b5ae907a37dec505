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
 * What of a reply is shown: a list that is too long is not, a dropdown shows its beginning.
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
 * Which of the texts says that nothing was found.
 *
 * Source: SPEC 8 "Picker"; docs/assumptions.md A-201.
 */
export function emptyTextOf(tab: PickerTabId, query: string) {
  if (tab === 'permission') return 'noPermission'
  if (tab === 'entitlementValues') return 'valueless'
  if (query !== '') return 'nothingFound'
  return tab === 'dropdown' ? 'valueless' : 'noMore'
}
