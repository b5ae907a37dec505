import type { ComponentType } from 'react'
import type { Read } from '../../platform/api/read'
import type { TreeNode } from '../lazy-tree/treeNode'
import type { PickerItem, PickerTabId } from './pickerItem'

/** What a person asked a list for; `page` is 0-based. */
export interface PickerAsked {
  query: string
  page: number
}

/** A part of a list. */
export interface PickerPage {
  items: readonly PickerItem[]
  /** Whether there is a next page. */
  hasMore: boolean
  /** Whether more was found than the server is willing to list. */
  isTooMany?: boolean | undefined
}

/** What a dialog is about that opens in place of choosing an item. */
export interface ItemDialogProps {
  item: PickerItem
  onChoose: (items: readonly PickerItem[]) => void
  onClose: () => void
}

interface AnyTab {
  id: PickerTabId
  /** Whether a new item takes the place of an older one of this type. */
  isSingle?: boolean | undefined
  /** What it offers depends on this: the chosen level, team or entitlement. A change takes out what was chosen here. */
  scope?: string | undefined
}

/** Offers a list. */
export interface ListTab extends AnyTab {
  kind: 'list'
  /** Whether nothing is asked before something is typed. */
  needsQuery: boolean
  ask: (asked: PickerAsked) => Read<PickerPage>
  /** What opens instead when an item is chosen. */
  Dialog?: ComponentType<ItemDialogProps> | undefined
}

/** A row of a tree. */
export interface PickerNode extends TreeNode {
  item: PickerItem
}

/** Offers a tree. */
export interface TreeTab extends AnyTab {
  kind: 'tree'
  readRoots: () => Read<readonly PickerNode[]>
  readBelow: (node: PickerNode) => Read<readonly PickerNode[]>
  /** Whether the uppermost rows can be chosen, or only opened. */
  canChooseRoots: boolean
  /** Whether an item includes another one, so that both at once make no sense. */
  contains: (outer: PickerItem, inner: PickerItem) => boolean
  /** Whether the first item is chosen as soon as the tree is there. */
  choosesFirst?: boolean | undefined
}

/** One tab of a picker: where the items of a type come from. `entities/<noun>/pickerTab.ts` make them. */
export type PickerTab = ListTab | TreeTab
