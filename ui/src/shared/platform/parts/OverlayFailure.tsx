import styles from './OverlayFailure.module.css'
import { PartFailure, type PartFailureProps } from './PartFailure'

/** The failure of a dialog, shown above the page; it can also be reached while another dialog is open. */
export function OverlayFailure(props: PartFailureProps) {
  return (
    <div className={styles.overlay} data-react-aria-top-layer>
      <PartFailure {...props} />
    </div>
  )
}
