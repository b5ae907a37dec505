/** What a tree shows in one row. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string
  name: string
  /** Whether something may be below it; nobody knows before it is read. */
  isBranch: boolean
}

/** What the rows of a tree say. */
export interface TreeTexts {
  /** Below a node while it is read: "Loading sub containers..." */
  loading: string
  /** There when that failed: "Failed to load sub-containers for this container." */
  failed: string
  /** In the row of what is chosen: "Chosen" */
  chosen: string
}
