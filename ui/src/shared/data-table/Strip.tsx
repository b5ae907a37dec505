import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import type { BulkAction } from './action'
import { BulkBar } from './BulkBar'
import styles from './Strip.module.css'
import type { RowSelection } from './useRowSelection'

interface StripProps<Row> {
  title: string
  /** Rows of all pages; undefined while nobody knows. */
  total: number | undefined
  selection: RowSelection<Row>
  bulkActions: readonly BulkAction<Row>[]
}

/** Between the tool bar and the rows: what the list shows or, in the same place, what can be done with the selected rows. */
export function Strip<Row>({ title, total, selection, bulkActions }: StripProps<Row>) {
  const { t } = useTranslation('dataTable')
  const selectedCount = selection.isAll ? total : selection.rows.length
  const hasSelection = selection.isAll || selection.rows.length > 0
  return (
    <div className={styles.strip}>
      <VisuallyHidden>
        <span role="status">{hasSelection && t('selected', { count: selectedCount })}</span>
      </VisuallyHidden>
      {hasSelection ? (
        <BulkBar title={title} selection={selection} actions={bulkActions} total={total} />
      ) : (
        <div className={styles.shown}>
          {total !== undefined && <span>{t('entries', { count: total })}</span>}
        </div>
      )}
    </div>
  )
}
