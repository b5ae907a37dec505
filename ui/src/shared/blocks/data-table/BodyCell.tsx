import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import type { ColumnFrame } from './column'
import styles from './DataTable.module.css'
import { MarkedName } from './MarkedName'
import type { RowMark } from './rowMark'

interface BodyCellProps {
  frame: ColumnFrame
  mark?: RowMark | undefined
  /** The table width from which another cell has the text of the mark. */
  saidFrom?: 'always' | 'mid' | 'wide' | undefined
  children: ReactNode
}

/** A cell with one value of a row. In the card form, the label of its column is before the value. */
export function BodyCell({ frame, mark, saidFrom, children }: BodyCellProps) {
  if (frame.isName) {
    return (
      <th scope="row" className={styles.name}>
        {mark ? (
          <MarkedName mark={mark} saidFrom={saidFrom}>
            {children}
          </MarkedName>
        ) : (
          children
        )}
      </th>
    )
  }
  return (
    <td className={classNames(frame.needs && styles[frame.needs])} data-label={frame.label}>
      <span className={styles.value}>{children}</span>
    </td>
  )
}
