import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './DataTable.module.css'
import { PageBox } from './PageBox'
import type { RowEnds } from './TableRow'

interface HeadRowProps<Row> {
  ends: RowEnds<Row>
  /** The heads of all columns. */
  children: ReactNode
}

/** The row of column heads, with the box that selects the page. */
export function HeadRow<Row>({ ends: { selection, rowActions }, children }: HeadRowProps<Row>) {
  const { t } = useTranslation('dataTable')
  return (
    <tr>
      {selection && (
        <td className={styles.pick}>
          <PageBox selection={selection} />
        </td>
      )}
      {children}
      {rowActions && (
        <th scope="col" className={styles.more}>
          <VisuallyHidden>{t('actions')}</VisuallyHidden>
        </th>
      )}
    </tr>
  )
}
