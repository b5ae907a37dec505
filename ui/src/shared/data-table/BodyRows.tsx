import { Fragment, type ReactNode } from 'react'
import { type RowEnds, TableRow } from './TableRow'
import { useRowsInView } from './useRowsInView'
import styles from './DataTable.module.css'

/** More rows than these are made only while they are in view. */
export const MAX_DRAWN_ROWS = 100

interface BodyRowsProps<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  ends: RowEnds<Row>
  /** The cells with the values of a row. */
  cellsOf: (index: number) => ReactNode
}

/** The rows of a page; of a long one those in view. */
export function BodyRows<Row>(props: BodyRowsProps<Row>) {
  const { rows, rowId, ends, cellsOf } = props
  if (rows.length > MAX_DRAWN_ROWS) return <RowsInView {...props} />
  return rows.map((row, index) => (
    <TableRow key={rowId(row)} row={row} ends={ends}>
      {cellsOf(index)}
    </TableRow>
  ))
}

/**
 * The rows in view, and that with the focus. Empty rows keep the place of the others, so that the table is as long as it is.
 *
 * The window is what scrolls.
 */
function RowsInView<Row>({ rows, rowId, ends, cellsOf }: BodyRowsProps<Row>) {
  const { places, end, ref, onFocus } = useRowsInView(rows.length)
  return (
    <>
      {places.map(({ index, gap }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <Fragment key={rowId(row)}>
            <Gap size={gap} />
            <TableRow row={row} ends={ends} place={{ index, ref, onFocus }}>
              {cellsOf(index)}
            </TableRow>
          </Fragment>
        )
      })}
      <Gap size={end} />
    </>
  )
}

/** Keeps the place of rows that are out of view. */
function Gap({ size }: { size: number }) {
  if (size <= 0) return null
  return (
    <tr className={styles.gap} aria-hidden="true">
      <td style={{ blockSize: size }} />
    </tr>
  )
}
