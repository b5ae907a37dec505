import { memo } from 'react'
import { BodyCell } from './BodyCell'
import type { Column } from './column'

interface ValueCellProps<Row> {
  column: Column<Row>
  row: Row
}

function Value<Row>({ column, row }: ValueCellProps<Row>) {
  return <BodyCell frame={column}>{column.cell(row)}</BodyCell>
}

/** The value of a row in a column. It is drawn anew when one of both changes, not when the table around it does. */
export const ValueCell = memo(Value) as typeof Value
