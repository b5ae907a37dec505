import type { TreeNode } from './treeNode'
import type { Branches } from './useBranches'

/** Every node that was read so far, by its id. */
export function knownNodes<Node extends TreeNode>(
  roots: readonly Node[],
  branches: Branches<Node>,
): ReadonlyMap<string, Node> {
  const read = [...branches.values()].flatMap((branch) =>
    branch.phase === 'loaded' ? branch.nodes : [],
  )
  return new Map([...roots, ...read].map((node) => [node.id, node]))
}
