import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import type { ColumnFrame } from './column'
import styles from './DataTable.module.css'

/** One value of a row. In the card form of the table its column's label stands before it. */
export function BodyCell({ frame, children }: { frame: ColumnFrame; children: ReactNode }) {
  if (frame.isName) {
    return (
      <th scope="row" className={styles.name}>
        {children}
      </th>
    )
  }
  return (
    <td className={classNames(frame.needs && styles[frame.needs])} data-label={frame.label}>
      <span className={styles.value}>{children}</span>
    </td>
  )
}
