import type { TreeNode } from './treeNode'
import type { Branches } from './useBranches'

/** Every node that was read so far. */
export function knownNodes<Node extends TreeNode>(
  roots: readonly Node[],
  branches: Branches<Node>,
): readonly Node[] {
  const read = [...branches.values()].flatMap((branch) =>
    branch.phase === 'loaded' ? branch.nodes : [],
  )
  return [...roots, ...read]
}
