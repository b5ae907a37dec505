import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../ui/classNames'
import { Icon } from '../ui/Icon'
import type { ColumnFrame } from './column'
import { weightOf } from './columnShares'
import styles from './DataTable.module.css'

const ORDERS = {
  asc: { ariaSort: 'ascending', icon: ArrowUp },
  desc: { ariaSort: 'descending', icon: ArrowDown },
} as const

interface HeadCellProps {
  frame: ColumnFrame
  sorted: 'asc' | 'desc' | false
  /** Absent when the column cannot be sorted. */
  onSort: (() => void) | undefined
}

/** Head of one column; sortable ones are a button that turns the order round. */
export function HeadCell({ frame, sorted, onSort }: HeadCellProps) {
  const order = sorted ? ORDERS[sorted] : undefined
  return (
    <th
      scope="col"
      className={classNames(frame.needs && styles[frame.needs])}
      style={weightOf(frame)}
      aria-sort={order?.ariaSort}
    >
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          <span className={styles.cut}>{frame.label}</span>
          <Icon of={order?.icon ?? ChevronsUpDown} size="xs" />
        </button>
      ) : (
        frame.label
      )}
    </th>
  )
}
