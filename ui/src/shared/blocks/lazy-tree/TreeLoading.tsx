import { LoaderCircle } from 'lucide'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { Icon } from '../../ui/Icon'
import styles from './LazyTree.module.css'

interface TreeLoadingProps {
  parentId: string
  text: string
}

/** The row that is shown while the rows of a branch load. */
export function TreeLoading({ parentId, text }: TreeLoadingProps) {
  return (
    <TreeItem id={`loading ${parentId}`} textValue={text} className={styles.item ?? ''} isDisabled>
      <TreeItemContent>
        <div className={styles.leaf}>
          <span className={styles.twist}>
            <Icon of={LoaderCircle} size="s" className={styles.turning} />
          </span>
          <span className={styles.muted}>{text}</span>
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
