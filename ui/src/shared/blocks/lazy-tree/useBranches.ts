import { useState } from 'react'
import type { Answer } from '../../platform/api/answer'
import type { TreeNode } from './treeNode'

/** The state of a node's children. */
export type Branch<Node> =
  | { phase: 'loading' }
  | { phase: 'loaded'; nodes: readonly Node[] }
  | { phase: 'failed'; error: unknown }

export type Branches<Node> = ReadonlyMap<string, Branch<Node>>

/**
 * The loaded children of a tree's nodes. They are loaded when a node is first opened, and after a failure on demand.
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
