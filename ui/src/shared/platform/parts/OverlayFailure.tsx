import styles from './OverlayFailure.module.css'
import { PartFailure, type PartFailureProps } from './PartFailure'

/** The same for a dialog: over the page, wherever it stands, and within reach beside another dialog. */
export function OverlayFailure(props: PartFailureProps) {
  return (
    <div className={styles.overlay} data-react-aria-top-layer>
      <PartFailure {...props} />
    </div>
  )
}
