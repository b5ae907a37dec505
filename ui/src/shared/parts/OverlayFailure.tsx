import styles from './OverlayFailure.module.css'
import { PartFailure, type PartFailureProps } from './PartFailure'

/** The same for a dialog: over the page, wherever it stands. */
export function OverlayFailure(props: PartFailureProps) {
  return (
    <div className={styles.overlay}>
      <PartFailure {...props} />
    </div>
  )
}
