import type { TFunction } from 'i18next'
import { RowBox } from './RowBox'
import { RowLock } from './RowLock'
import type { RowEnds } from './TableRow'
import type { RowSelection } from './useRowSelection'

interface SelectBoxProps<Row> {
  row: Row
  ends: RowEnds<Row>
  selection: RowSelection<Row>
  t: TFunction<'dataTable'>
}

/** The box that selects a row: disabled for a row that is to be deleted, and a lock for a row that cannot be selected. */
export function SelectBox<Row>({ row, ends, selection, t }: SelectBoxProps<Row>) {
  const lock = ends.rowLock?.(row)
  if (lock !== undefined) return <RowLock reason={lock} />
  return (
    <RowBox
      label={t('selectRow', { name: ends.rowName(row) })}
      isChecked={selection.isSelected(row)}
      isDisabled={ends.rowMark?.(row)?.isFinal ?? false}
      onChange={(isPicked, isRange) => selection.pick(row, isPicked, isRange)}
    />
  )
}
