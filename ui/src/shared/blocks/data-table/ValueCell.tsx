import { memo } from 'react'
import { BodyCell } from './BodyCell'
import type { Column } from './column'
import type { RowMark } from './rowMark'

interface ValueCellProps<Row> {
  column: Column<Row>
  row: Row
  /** The mark of the row, beside its name. */
  mark?: RowMark | undefined
  /** The table width from which another column has the text of the mark. */
  saidFrom?: 'always' | 'mid' | 'wide' | undefined
}

function Value<Row>({ column, row, mark, saidFrom }: ValueCellProps<Row>) {
  return (
    <BodyCell frame={column} mark={mark} saidFrom={saidFrom}>
      {column.cell(row)}
    </BodyCell>
  )
}

/** The value of a row in a column. It is rendered again only when the row or the column changes, not with the table. */
export const ValueCell = memo(Value) as typeof Value
