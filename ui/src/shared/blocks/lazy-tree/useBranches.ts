import { useState } from 'react'
import type { Answer } from '../../platform/api/answer'
import type { TreeNode } from './treeNode'

/** What is known of what is below a node. */
export type Branch<Node> =
  | { phase: 'loading' }
  | { phase: 'loaded'; nodes: readonly Node[] }
  | { phase: 'failed'; error: unknown }

export type Branches<Node> = ReadonlyMap<string, Branch<Node>>

/**
 * What was read below the nodes of a tree. A node is read when it is first opened and never again; after a failure
 * only on demand.
 *
 * Source: SPEC 4 "Tree nodes (containers, drivers)".
 */
export function useBranches<Node extends TreeNode>(
  readBelow: (node: Node) => PromiseLike<Answer<readonly Node[]>>,
) {
  const [branches, setBranches] = useState<Branches<Node>>(new Map())
  const put = (id: string, branch: Branch<Node>) =>
    setBranches((known) => new Map(known).set(id, branch))

  const read = (node: Node) => {
    put(node.id, { phase: 'loading' })
    void readBelow(node).then(({ data, error }) =>
      put(node.id, data ? { phase: 'loaded', nodes: data } : { phase: 'failed', error }),
    )
  }

  return {
    branches,
    retry: read,
    open: (node: Node) => {
      if (!branches.has(node.id)) read(node)
    },
  }
}
