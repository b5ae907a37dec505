import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailureProps } from '../../platform/parts/FailureBoundary'
import { lazyPart } from '../../platform/parts/lazyPart'
import { PartFailure } from '../../platform/parts/PartFailure'
import type { Column } from './column'
import { SkeletonRows } from './SkeletonRows'
import { type RowEnds, TableRow } from './TableRow'
import { useElementKeys } from './useElementKeys'

/** With more rows than this, only those in view are rendered. */
export const MAX_DRAWN_ROWS = 100

export interface BodyRowsProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  ends: RowEnds<Row>
}

/** Loads the code that finds the rows in view on demand, as few lists are this long. */
const LongRows = lazyPart<BodyRowsProps<unknown>>(
  async () => (await import('./LongRows')).LongRows,
  {
    waiting: ({ columns, ends }) => (
      <SkeletonRows columns={columns} ends={ends} count={MAX_DRAWN_ROWS} />
    ),
    Failed: LongRowsFailure,
  },
) as <Row>(props: BodyRowsProps<Row>) => ReactNode

/** The rows of a page; on a long page only those in view. */
export function BodyRows<Row>(props: BodyRowsProps<Row>) {
  return props.rows.length > MAX_DRAWN_ROWS ? <LongRows {...props} /> : <AllRows {...props} />
}

function AllRows<Row>({ rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  const { t } = useTranslation('dataTable')
  const keys = useElementKeys(rows, rowId)
  return rows.map((row, place) => (
    <TableRow key={keys[place]} id={rowId(row)} row={row} columns={columns} ends={ends} t={t} />
  ))
}

/** Shown instead of the rows of a long page when their code failed to load. */
function LongRowsFailure(props: FailureProps) {
  return (
    <tr>
      <td>
        <PartFailure {...props} />
      </td>
    </tr>
  )
}
