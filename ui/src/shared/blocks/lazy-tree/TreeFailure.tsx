import { CircleAlert, RotateCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useErrorText } from '../../platform/errors/useErrorText'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './LazyTree.module.css'

interface TreeFailureProps {
  parentId: string
  text: string
  error: unknown
  onRetry: () => void
}

/** The id of the row for the children of a node that failed to load. */
export function failureIdOf(parentId: string): string {
  return `failed ${parentId}`
}

/** A row for children that failed to load; choosing it tries again. */
export function TreeFailure({ parentId, text, error, onRetry }: TreeFailureProps) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  const cause = errorText(error)
  return (
    <TreeItem
      id={failureIdOf(parentId)}
      textValue={`${text} ${cause}`}
      className={styles.item ?? ''}
    >
      <TreeItemContent>
        <div className={styles.leaf}>
          <span className={styles.twist}>
            <Icon of={CircleAlert} size="s" className={styles.alarm} />
          </span>
          <span className={styles.failed} role="alert">
            {text} <span className={styles.muted}>{cause}</span>
          </span>
          <Button size="small" icon={RotateCw} onPress={onRetry}>
            {t('retry')}
          </Button>
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
