import type { FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'

/** Placeholder of a field while its control loads, in the same size. */
export function FieldOutline(props: FieldProps) {
  return (
    <div className={styles.field}>
      <FieldFrame {...props}>
        <span className={styles.box} aria-hidden />
      </FieldFrame>
    </div>
  )
}
