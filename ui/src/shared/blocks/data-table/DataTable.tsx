import type { Sort } from '../listing/listState'
import { classNames } from '../../ui/classNames'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { BodyRows, MAX_DRAWN_ROWS } from './BodyRows'
import type { Column } from './column'
import { columnTemplates } from './columnShares'
import styles from './DataTable.module.css'
import { HeadCell } from './HeadCell'
import { HeadRow } from './HeadRow'
import { SkeletonRows } from './SkeletonRows'
import type { RowEnds } from './TableRow'

interface DataTableProps<Row> {
  /** The name of the table for screen readers, `Users, page 1 of 200`. */
  caption: string
  /** The columns. Keep the array stable between renders: a new one renders all cells again. */
  columns: readonly Column<Row>[]
  /** The rows; undefined while the first page loads. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  ends: RowEnds<Row>
  sort: Sort
  onSort: (sort: Sort) => void
  /** Whether the shown rows are out of date while new ones load. */
  isStale: boolean
  /** How many rows have a placeholder before the first page is loaded. */
  expectedRows: number
}

/**
 * A table with one page of rows. The nearest container (`container-type: inline-size`) gives its width: below 36rem
 * each row is a card, unless the table is within an element marked `data-slim`. Of more than 100 rows, only those in
 * view are rendered.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, ends, sort, onSort, isStale, expectedRows } = props
  const count = rows?.length ?? 0
  return (
    <table
      className={styles.table}
      style={columnTemplates(columns, {
        hasBox: ends.selection !== undefined,
        hasMenu: ends.rowActions !== undefined,
      })}
      aria-busy={isStale || !rows}
      {...(count > MAX_DRAWN_ROWS && { 'aria-rowcount': count + 1 })}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <HeadRow ends={ends}>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </HeadRow>
      </thead>
      <tbody className={classNames(rows && isStale && styles.stale)}>
        {rows ? (
          <BodyRows rows={rows} columns={columns} rowId={rowId} ends={ends} />
        ) : (
          <SkeletonRows columns={columns} ends={ends} count={expectedRows} />
        )}
      </tbody>
    </table>
  )
}
