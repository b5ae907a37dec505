import { memo } from 'react'
import { BodyCell } from './BodyCell'
import type { Column } from './column'
import type { RowMark } from './rowMark'

interface ValueCellProps<Row> {
  column: Column<Row>
  row: Row
  /** The mark of the row, shown beside its name. */
  mark?: RowMark | undefined
  /** The room from which another column says what the mark does. */
  saidFrom?: 'always' | 'mid' | 'wide' | undefined
}

function Value<Row>({ column, row, mark, saidFrom }: ValueCellProps<Row>) {
  return (
    <BodyCell frame={column} mark={mark} saidFrom={saidFrom}>
      {column.cell(row)}
    </BodyCell>
  )
}

/** The value of a row in a column. It is drawn anew when one of both changes, not when the table around it does. */
export const ValueCell = memo(Value) as typeof Value
