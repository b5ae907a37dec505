import type { TFunction } from 'i18next'
import type { RowAction } from './action'
import type { Column } from './column'
import styles from './DataTable.module.css'
import type { RowMark } from './rowMark'
import { RowMenu } from './RowMenu'
import { RowPrompts } from './RowPrompts'
import { SelectBox } from './SelectBox'
import type { RowSelection } from './useRowSelection'
import { ValueCell } from './ValueCell'

/** The box and the menu of a row. */
export interface RowEnds<Row> {
  /** The name of a row, for the labels of its box and its menu. */
  rowName: (row: Row) => string
  /** The selection; with it, each row begins with a box. */
  selection?: RowSelection<Row> | undefined
  /** The actions of a row; with them, each row ends with a menu. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** The mark of rows that are to be deleted. */
  rowMark?: ((row: Row) => RowMark | undefined) | undefined
  /** Why a row cannot be selected, and the link for the lock that replaces its box. */
  rowLock?: ((row: Row) => string | undefined) | undefined
}

export interface RowPlace {
  /** The position of the row on the page, from 0. */
  index: number
  ref: (row: HTMLTableRowElement | null) => void
  /** Whether the focus is within the row. */
  onFocus: (index: number) => void
}

interface TableRowProps<Row> {
  /** The id of the row. Its element may have shown another row before. */
  id: string
  row: Row
  columns: readonly Column<Row>[]
  ends: RowEnds<Row>
  /** Passed down by the parent: hundreds of rows that read it from a context would be slow. */
  t: TFunction<'dataTable'>
  /** The position of the row in a table that renders only some of its rows. */
  place?: RowPlace
}

/** A row of the table, with its box and its menu. */
export function TableRow<Row>({ id, row, columns, ends, t, place }: TableRowProps<Row>) {
  const { rowName, selection, rowMark } = ends
  const isSelected = selection?.isSelected(row) ?? false
  const mark = rowMark?.(row)
  const actions = actionsOf(row, ends)
  return (
    <tr
      data-row
      data-selected={isSelected || undefined}
      data-marked={mark && true}
      {...(place && placed(place))}
    >
      {selection && (
        <td className={styles.pick}>
          <SelectBox row={row} ends={ends} selection={selection} t={t} />
        </td>
      )}
      {columns.map((column) => (
        <ValueCell
          key={column.key}
          column={column}
          row={row}
          {...(column.isName && mark && { mark, saidFrom: roomOf(mark, row, columns) })}
        />
      ))}
      {actions && (
        <td className={styles.more}>
          <RowMenu key={id} label={t('actionsFor', { name: rowName(row) })} actions={actions} />
        </td>
      )}
      {actions && <RowPrompts name={rowName(row)} actions={actions} />}
    </tr>
  )
}

/** The table width from which a column has the text of a row's mark; undefined if none does. */
function roomOf<Row>({ text }: RowMark, row: Row, columns: readonly Column<Row>[]) {
  const saying = columns.find((column) => !column.isName && column.text(row) === text)
  return saying && (saying.needs ?? 'always')
}

/** The actions in the menu of a row; undefined if rows have no menu. */
export function actionsOf<Row>(row: Row, { rowActions, rowMark }: RowEnds<Row>) {
  return rowMark?.(row)?.isFinal ? rowActions && [] : rowActions?.(row)
}

/** The row of heads is row 1, so the first row of the page is row 2. */
function placed({ index, ref, onFocus }: RowPlace) {
  return {
    ref,
    'data-index': index,
    'aria-rowindex': index + 2,
    onFocus: () => onFocus(index),
  }
}
