import { keyOf, type PickerItem } from './pickerItem'
import type { PickerTab } from './pickerTab'

/** Whether one or several items can be chosen; a dropdown takes one and looks like a menu. */
export type SelectionType = 'single' | 'multi' | 'dropdown'

type Items = readonly PickerItem[]

/** The chosen items after one more was chosen. Source: SPEC 4 "Picker dropdown". */
export function choose(
  items: Items,
  chosen: PickerItem,
  tab: PickerTab,
  type: SelectionType,
): Items {
  if (type !== 'multi') return [chosen]
  return [...items.filter((item) => !givesWay(item, chosen, tab)), chosen]
}

function givesWay(item: PickerItem, chosen: PickerItem, tab: PickerTab): boolean {
  if (item.type !== chosen.type) return false
  if (tab.isSingle === true || item.id === chosen.id) return true
  return tab.kind === 'tree' && (tab.contains(chosen, item) || tab.contains(item, chosen))
}

export function remove(items: Items, keys: ReadonlySet<string>): Items {
  return items.filter((item) => !keys.has(keyOf(item)))
}

/** A position right before or after another item. */
export interface Target {
  key: string
  side: 'before' | 'after'
}

/** The items after some of them were moved to a position. */
export function move(items: Items, keys: ReadonlySet<string>, target: Target): Items {
  const moved = items.filter((item) => keys.has(keyOf(item)))
  const others = remove(items, keys)
  const at = others.findIndex((item) => keyOf(item) === target.key)
  if (at < 0) return items
  return others.toSpliced(target.side === 'before' ? at : at + 1, 0, ...moved)
}
