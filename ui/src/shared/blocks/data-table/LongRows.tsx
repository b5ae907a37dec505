import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyRowsProps } from './BodyRows'
import styles from './DataTable.module.css'
import { TableRow } from './TableRow'
import { useRowsInView } from './useRowsInView'

/**
 * Renders the rows in view, and the focused row. Empty rows fill the height of the others. The window scrolls, not the
 * table.
 */
export function LongRows<Row>({ rows, columns, rowId, ends }: BodyRowsProps<Row>) {
  const { t } = useTranslation('dataTable')
  const { places, end, ref, onFocus } = useRowsInView(rows.length)
  return (
    <>
      {places.map(({ index, gap }) => {
        const row = rows[index]
        if (row === undefined) return null
        const place = { index, ref, onFocus }
        const id = rowId(row)
        return (
          <Fragment key={id}>
            <Gap size={gap} />
            <TableRow id={id} row={row} columns={columns} ends={ends} t={t} place={place} />
          </Fragment>
        )
      })}
      <Gap size={end} />
    </>
  )
}

/** An empty row with the height of the rows that are out of view. */
function Gap({ size }: { size: number }) {
  if (size <= 0) return null
  return (
    <tr className={styles.gap} aria-hidden="true">
      <td style={{ blockSize: size }} />
    </tr>
  )
}
