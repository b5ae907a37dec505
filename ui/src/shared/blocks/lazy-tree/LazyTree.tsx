import type { IconNode } from 'lucide'
import { useState } from 'react'
import { Tree, type Key, type Selection } from 'react-aria-components/Tree'
import type { Answer } from '../../platform/api/answer'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './LazyTree.module.css'
import { TreeBranch } from './TreeBranch'
import { failureIdOf } from './TreeFailure'
import type { TreeNode, TreeTexts } from './treeNode'
import { useBranches, type Branches } from './useBranches'

interface LazyTreeProps<Node extends TreeNode> {
  label: string
  roots: readonly Node[]
  iconOf: (node: Node) => IconNode
  /** Loads the nodes directly below a node. */
  readBelow: (node: Node) => PromiseLike<Answer<readonly Node[]>>
  texts: TreeTexts
  selection: 'single' | 'multiple'
  isChosen: (node: Node) => boolean
  /** Whether a node can be chosen; every node can be opened. */
  canChoose: (node: Node) => boolean
  onChoose: (node: Node) => void
}

/**
 * A tree whose branches are loaded when they are opened. Arrow keys move up and down, open and close (mirrored in
 * languages written from right to left); Enter and Space choose. Source: SPEC 4 "Tree nodes (containers, drivers)".
 */
export function LazyTree<Node extends TreeNode>(props: LazyTreeProps<Node>) {
  const { label, roots, texts, selection, isChosen, canChoose, onChoose } = props
  const { branches, open, retry } = useBranches(props.readBelow)
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(new Set())
  const nodes = knownNodes(roots, branches)
  const isLoading = [...branches.values()].some(({ phase }) => phase === 'loading')

  const expand = (keys: ReadonlySet<Key>) => {
    setExpanded(keys)
    for (const node of nodes) if (keys.has(node.id)) open(node)
  }

  const toggle = ({ id }: Node) => {
    const others = [...expanded].filter((key) => key !== id)
    expand(new Set(expanded.has(id) ? others : [...others, id]))
  }

  const act = (keys: Selection) => {
    if (keys === 'all') return
    const failed = nodes.find(({ id }) => keys.has(failureIdOf(id)))
    const node = nodes.find((each) => keys.has(each.id) && !isChosen(each))
    if (failed) retry(failed)
    else if (node) onChoose(node)
  }

  return (
    <>
      <Tree
        className={styles.tree ?? ''}
        aria-label={label}
        selectionMode={selection}
        selectedKeys={idsOf(nodes.filter(isChosen))}
        disabledKeys={idsOf(nodes.filter((node) => !canChoose(node)))}
        disabledBehavior="selection"
        expandedKeys={expanded}
        onExpandedChange={expand}
        onSelectionChange={act}
      >
        {roots.map((node) => (
          <TreeBranch
            key={node.id}
            node={node}
            branches={branches}
            iconOf={props.iconOf}
            isChosen={isChosen}
            canChoose={canChoose}
            texts={texts}
            onRetry={retry}
            onToggle={toggle}
          />
        ))}
      </Tree>
      <div role="status">{isLoading && <VisuallyHidden>{texts.loading}</VisuallyHidden>}</div>
    </>
  )
}

function idsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.map(({ id }) => id)
}

/** All nodes that are loaded. */
function knownNodes<Node extends TreeNode>(
  roots: readonly Node[],
  branches: Branches<Node>,
): readonly Node[] {
  const read = [...branches.values()].flatMap((branch) =>
    branch.phase === 'loaded' ? branch.nodes : [],
  )
  return [...roots, ...read]
}
