import type { ComponentType } from 'react'
import type { Read } from '../../platform/api/read'
import type { TreeNode } from '../lazy-tree/treeNode'
import type { PickerItem, PickerTabId } from './pickerItem'

/** The search and the page that a picker asks for; the first page is 0. */
export interface PickerAsked {
  query: string
  page: number
}

/** A page of items. */
export interface PickerPage {
  items: readonly PickerItem[]
  /** Whether there is a next page. */
  hasMore: boolean
  /** Whether more items were found than the server lists. */
  isTooMany?: boolean | undefined
}

/** The properties of a dialog that opens when an item is pressed, instead of choosing it. */
export interface ItemDialogProps {
  item: PickerItem
  onChoose: (items: readonly PickerItem[]) => void
  onClose: () => void
}

interface AnyTab {
  id: PickerTabId
  /** Whether a new item replaces an older one of this type. */
  isSingle?: boolean | undefined
  /**
   * The level, team or entitlement that the items depend on. When it changes, items that were chosen in this tab are
   * removed.
   */
  scope?: string | undefined
}

/** A tab with a list. */
export interface ListTab extends AnyTab {
  kind: 'list'
  /** Whether the tab lists nothing until something is typed. */
  needsQuery: boolean
  ask: (asked: PickerAsked) => Read<PickerPage>
  /** The dialog that opens when an item is pressed, instead of choosing it. */
  Dialog?: ComponentType<ItemDialogProps> | undefined
}

/** A row of a tree. */
export interface PickerNode extends TreeNode {
  item: PickerItem
}

/** A tab with a tree. */
export interface TreeTab extends AnyTab {
  kind: 'tree'
  readRoots: () => Read<readonly PickerNode[]>
  readBelow: (node: PickerNode) => Read<readonly PickerNode[]>
  /** Whether the topmost rows can be chosen; otherwise they can only be opened. */
  canChooseRoots: boolean
  /** Whether an item includes another one, so that both cannot be chosen at once. */
  contains: (outer: PickerItem, inner: PickerItem) => boolean
  /** Whether the first item is chosen as soon as the tree is loaded. */
  choosesFirst?: boolean | undefined
}

/** A tab of a picker: the source of items of one type. `entities/<noun>/pickerTab.ts` make them. */
export type PickerTab = ListTab | TreeTab
