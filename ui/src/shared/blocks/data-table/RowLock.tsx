import { Lock } from 'lucide'
import { Icon } from '../../ui/Icon'
import styles from './RowBox.module.css'

/** The lock that replaces the box of a row that cannot be selected. */
export function RowLock({ reason }: { reason: string }) {
  return (
    <span className={styles.lock} role="img" aria-label={reason} title={reason}>
      <Icon of={Lock} size="s" />
    </span>
  )
}
