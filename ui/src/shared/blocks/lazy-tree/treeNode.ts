/** A node of a tree, shown as a row. */
export interface TreeNode {
  /** Id that is unique in the whole tree. */
  id: string
  name: string
  /** Whether the node may have children, which is not known before they are loaded. */
  isBranch: boolean
}

/** The texts of a tree. */
export interface TreeTexts {
  /** Below a node while its children load: "Loading sub containers..." */
  loading: string
  /** Below a node whose children failed to load: "Failed to load sub-containers for this container." */
  failed: string
  /** In the row of the chosen node: "Chosen". */
  chosen: string
}
