import { Skeleton } from '../../ui/Skeleton'
import { BodyCell } from './BodyCell'
import type { Column } from './column'
import styles from './DataTable.module.css'
import type { RowEnds } from './TableRow'

const WIDTHS = ['w70', 'w50', 'w90', 'w30'] as const

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  ends: RowEnds<Row>
  count: number
}

/** Placeholder rows with the layout of real ones. */
export function SkeletonRows<Row>({ columns, ends, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {ends.selection && <td className={styles.pick} />}
      {columns.map((column, index) => (
        <BodyCell key={column.key} frame={column}>
          <span className={styles.bones}>
            {column.isName && <Skeleton shape="disc" />}
            <Skeleton width={WIDTHS[(row + index) % WIDTHS.length] ?? 'w50'} />
          </span>
        </BodyCell>
      ))}
      {ends.rowActions && <td className={styles.more} />}
    </tr>
  ))
}
