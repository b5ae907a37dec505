import styles from './OverlayFailure.module.css'
import { PartFailure, type PartFailureProps } from './PartFailure'

/** The failure of a dialog: shown above the page, and reachable beside an open dialog. */
export function OverlayFailure(props: PartFailureProps) {
  return (
    <div className={styles.overlay} data-react-aria-top-layer>
      <PartFailure {...props} />
    </div>
  )
}
