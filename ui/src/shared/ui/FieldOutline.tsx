import type { FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'

/** Stands for a field whose control is on its way, in its size. */
export function FieldOutline(props: FieldProps) {
  return (
    <div className={styles.field}>
      <FieldFrame {...props}>
        <span className={styles.box} aria-hidden />
      </FieldFrame>
    </div>
  )
}
