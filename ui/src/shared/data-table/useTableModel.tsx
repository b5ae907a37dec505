import {
  type ColumnDef,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Sort } from '../listing/listState'
import { BodyCell } from './BodyCell'
import type { Column } from './column'
import { HeadCell } from './HeadCell'

const features = tableFeatures({ rowSortingFeature })

interface TableModelOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  sort: Sort
  onSort: (sort: Sort) => void
}

/**
 * A table of rows that the server has searched, sorted and paged.
 *
 * Keep `columns` and `rows` stable between renders.
 */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, rowId, sort, onSort } = options
  const definitions = useMemo(() => columns.map((column) => define(column)), [columns])
  const sorting = useMemo(
    () => [{ id: sort.column, desc: sort.order === 'desc' }],
    [sort.column, sort.order],
  )

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [first] = functionalUpdate(updater, sorting)
      if (first) onSort({ column: first.id, order: first.desc ? 'desc' : 'asc' })
    },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
  })
}

function define<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.key,
    // Only columns with an accessor can be sorted; the server sorts, so what it returns is never compared.
    accessorFn: () => column.key,
    enableSorting: column.isSortable,
    header: ({ column: state }) => (
      <HeadCell
        frame={column}
        sorted={state.getIsSorted()}
        onSort={state.getCanSort() ? () => state.toggleSorting() : undefined}
      />
    ),
    cell: ({ row }) => <BodyCell frame={column}>{column.cell(row.original)}</BodyCell>,
  }
}
