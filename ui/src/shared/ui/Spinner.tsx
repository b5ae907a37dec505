import { LoaderCircle } from 'lucide'
import { Icon } from './Icon'
import styles from './Spinner.module.css'

/** Screen readers say the label; with reduced motion it is shown instead of the spinner. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <Icon of={LoaderCircle} size="l" className={styles.turning} />
      <span className={styles.label}>{label}</span>
    </span>
  )
}
