import { LoaderCircle } from 'lucide'
import { Icon } from './Icon'
import styles from './Spinner.module.css'

/** The label is said by readers; where motion is unwanted it is shown instead. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <Icon of={LoaderCircle} size="l" className={styles.turning} />
      <span className={styles.label}>{label}</span>
    </span>
  )
}
