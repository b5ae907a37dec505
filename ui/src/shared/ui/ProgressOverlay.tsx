import styles from './ProgressOverlay.module.css'
import { Spinner } from './Spinner'

/** Covers the page while the application starts or is left. */
export function ProgressOverlay({ label }: { label: string }) {
  return (
    <div className={styles.overlay}>
      <Spinner label={label} />
    </div>
  )
}
