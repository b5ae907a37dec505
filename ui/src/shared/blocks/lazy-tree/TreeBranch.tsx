import { Check, ChevronDown, ChevronRight, type IconNode } from 'lucide'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './LazyTree.module.css'
import { TreeFailure } from './TreeFailure'
import { TreeLoading } from './TreeLoading'
import type { TreeNode, TreeTexts } from './treeNode'
import type { Branch, Branches } from './useBranches'

interface TreeBranchProps<Node extends TreeNode> {
  node: Node
  branches: Branches<Node>
  iconOf: (node: Node) => IconNode
  isChosen: (node: Node) => boolean
  canChoose: (node: Node) => boolean
  texts: TreeTexts
  onRetry: (node: Node) => void
  onToggle: (node: Node) => void
}

/**
 * A row of the tree with the rows below it. A press on a row that cannot be chosen opens it; a chosen one stays as it is, as the
 * press that chooses it ends on it.
 */
export function TreeBranch<Node extends TreeNode>(props: TreeBranchProps<Node>) {
  const { node, branches, iconOf, isChosen, canChoose, texts, onRetry, onToggle } = props
  const branch = branches.get(node.id)
  const isMarked = isChosen(node)
  const isOff = !canChoose(node)
  return (
    <TreeItem
      id={node.id}
      textValue={isMarked ? `${node.name}, ${texts.chosen}` : node.name}
      className={classNames(styles.item, isOff && styles.off)}
      {...(isOff && onlyOpens(node, isMarked) && { onAction: () => onToggle(node) })}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={styles.leaf}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.twist ?? ''}>
                <Icon of={isExpanded ? ChevronDown : ChevronRight} size="s" flip />
              </Button>
            ) : (
              <span className={styles.twist} />
            )}
            <Icon of={iconOf(node)} size="s" className={styles.sign} />
            <bdi className={styles.name}>{node.name}</bdi>
            {isMarked && (
              <span className={styles.chosen}>
                <span>{texts.chosen}</span> <Icon of={Check} size="s" className={styles.check} />
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      {isToCome(node, branch) && <TreeLoading parentId={node.id} text={texts.loading} />}
      {branch?.phase === 'failed' && (
        <TreeFailure
          parentId={node.id}
          text={texts.failed}
          error={branch.error}
          onRetry={() => onRetry(node)}
        />
      )}
      {branch?.phase === 'loaded' &&
        branch.nodes.map((child) => <TreeBranch key={child.id} {...props} node={child} />)}
    </TreeItem>
  )
}

/** Whether the row "loading" is shown: a branch without a row below it could not be opened. */
function isToCome<Node extends TreeNode>(node: Node, branch: Branch<Node> | undefined): boolean {
  return branch === undefined ? node.isBranch : branch.phase === 'loading'
}

const onlyOpens = ({ isBranch }: TreeNode, isChosen: boolean) => isBranch && !isChosen
