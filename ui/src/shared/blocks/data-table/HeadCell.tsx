import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import type { Sort } from '../listing/listState'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import type { Column } from './column'
import table from './DataTable.module.css'
import styles from './HeadCell.module.css'

const ORDERS = {
  asc: { ariaSort: 'ascending', icon: ArrowUp, turned: 'desc' },
  desc: { ariaSort: 'descending', icon: ArrowDown, turned: 'asc' },
} as const

interface HeadCellProps {
  column: Column<never>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The head of a column. In a sortable column, it is a button that sorts or reverses the order. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { key, label, needs, isSortable } = column
  const order = sort.column === key ? ORDERS[sort.order] : undefined
  return (
    <th
      scope="col"
      className={classNames(needs && table[needs])}
      aria-sort={order?.ariaSort}
      title={label}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column: key, order: order?.turned ?? 'asc' })}
        >
          <span className={styles.cut}>{label}</span>
          <Icon of={order?.icon ?? ChevronsUpDown} size="xs" />
        </button>
      ) : (
        <span className={styles.cut}>{label}</span>
      )}
    </th>
  )
}
