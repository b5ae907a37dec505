import { Fragment } from 'react'
import type { Column } from './column'
import { type RowEnds, TableRow } from './TableRow'
import { useDrawnRows } from './useDrawnRows'
import { useRowsInView } from './useRowsInView'
import styles from './DataTable.module.css'

/** More rows than these are made only while they are in view. */
export const MAX_DRAWN_ROWS = 100

interface BodyRowsProps<Row> {
  /** What the rows stand in, once it is there. */
  body: HTMLTableSectionElement | null
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  ends: RowEnds<Row>
}

/** The rows of a page; of a long one those in view. */
export function BodyRows<Row>(props: BodyRowsProps<Row>) {
  return props.rows.length > MAX_DRAWN_ROWS ? <RowsInView {...props} /> : <AllRows {...props} />
}

function AllRows<Row>({ body, rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  const draw = (row: Row, key: number) => (
    <TableRow key={key} id={rowId(row)} row={row} columns={columns} ends={ends} />
  )
  return useDrawnRows({ rows, rowId, body, draw })
}

/**
 * The rows in view, and that with the focus. Empty rows keep the place of the others, so that the table is as long as it is.
 *
 * The window is what scrolls.
 */
function RowsInView<Row>({ rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  const { places, end, ref, onFocus } = useRowsInView(rows.length)
  return (
    <>
      {places.map(({ index, gap }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <Fragment key={rowId(row)}>
            <Gap size={gap} />
            <TableRow
              id={rowId(row)}
              row={row}
              columns={columns}
              ends={ends}
              place={{ index, ref, onFocus }}
            />
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
