import type { TFunction } from 'i18next'
import { RowBox } from './RowBox'
import type { RowEnds } from './TableRow'
import type { RowSelection } from './useRowSelection'

interface SelectBoxProps<Row> {
  row: Row
  ends: RowEnds<Row>
  selection: RowSelection<Row>
  t: TFunction<'dataTable'>
}

/** The box that selects a row; it is disabled when nothing can be done with the row. */
export function SelectBox<Row>({ row, ends, selection, t }: SelectBoxProps<Row>) {
  return (
    <RowBox
      label={t('selectRow', { name: ends.rowName(row) })}
      isChecked={selection.isSelected(row)}
      isDisabled={ends.rowMark?.(row)?.isFinal ?? false}
      onChange={(isPicked, isRange) => selection.pick(row, isPicked, isRange)}
    />
  )
}
