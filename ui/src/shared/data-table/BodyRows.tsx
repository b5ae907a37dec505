import { lazy, Suspense } from 'react'
import type { Column } from './column'
import { SkeletonRows } from './SkeletonRows'
import { type RowEnds, TableRow } from './TableRow'
import { useDrawnRows } from './useDrawnRows'

/** More rows than these are made only while they are in view. */
export const MAX_DRAWN_ROWS = 100

/** Few have a list so long: what finds the rows in view is loaded with the first. */
const RowsInView = lazy(async () => ({ default: (await import('./RowsInView')).RowsInView }))

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
  return props.rows.length > MAX_DRAWN_ROWS ? <LongRows {...props} /> : <AllRows {...props} />
}

function AllRows<Row>({ body, rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  const draw = (row: Row, key: number) => (
    <TableRow key={key} id={rowId(row)} row={row} columns={columns} ends={ends} />
  )
  return useDrawnRows({ rows, rowId, body, draw })
}

function LongRows<Row>({ rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  return (
    <Suspense fallback={<SkeletonRows columns={columns} ends={ends} count={MAX_DRAWN_ROWS} />}>
      <RowsInView
        ids={rows.map(rowId)}
        draw={(index, id, place) => {
          const row = rows[index]
          return row && <TableRow id={id} row={row} columns={columns} ends={ends} place={place} />
        }}
      />
    </Suspense>
  )
}
