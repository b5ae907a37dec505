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

/** What stands before and after the values of a row. */
export interface RowEnds<Row> {
  /** What people call a row, for the labels of its box and its menu. */
  rowName: (row: Row) => string
  /** Makes each row begin with a box. */
  selection?: RowSelection<Row> | undefined
  /** Makes each row end with a menu. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** Rows that are about to go. */
  rowMark?: ((row: Row) => RowMark | undefined) | undefined
  /** Why a row cannot be selected, and where to go: a lock says so in the place of the box. */
  rowLock?: ((row: Row) => string | undefined) | undefined
}

export interface RowPlace {
  /** From 0. */
  index: number
  ref: (row: HTMLTableRowElement | null) => void
  /** The focus is within the row. */
  onFocus: (index: number) => void
}

interface TableRowProps<Row> {
  /** The id of the row; its element may have shown another row before. */
  id: string
  row: Row
  columns: readonly Column<Row>[]
  ends: RowEnds<Row>
  /** Asked for by what has the rows, once: hundreds that ask take longer than what they show. */
  t: TFunction<'dataTable'>
  /** Where it stands in a table that makes only some of its rows. */
  place?: RowPlace
}

/** One row of the table, with its box and its menu. */
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

/** The room from which a column says what the mark of a row does; undefined where none does. */
function roomOf<Row>({ text }: RowMark, row: Row, columns: readonly Column<Row>[]) {
  const saying = columns.find((column) => !column.isName && column.text(row) === text)
  return saying && (saying.needs ?? 'always')
}

/** What the menu of a row offers; undefined where rows have no menu. */
export function actionsOf<Row>(row: Row, { rowActions, rowMark }: RowEnds<Row>) {
  return rowMark?.(row)?.isFinal ? rowActions && [] : rowActions?.(row)
}

/** The row of heads is the first, and rows count from 1. */
function placed({ index, ref, onFocus }: RowPlace) {
  return {
    ref,
    'data-index': index,
    'aria-rowindex': index + 2,
    onFocus: () => onFocus(index),
  }
}
