import type { ReactNode } from 'react'
import type { BulkAction, RowAction } from '../data-table/action'
import { ColumnsButton } from '../data-table/ColumnsButton'
import { ListSheet } from '../data-table/ListSheet'
import type { Chosen } from '../data-table/useRowSelection'
import { CsvExportButton } from './CsvExportButton'
import styles from './ListSection.module.css'
import type { List } from './useList'

interface ListSectionProps<Row> {
  list: List<Row>
  /** Buttons beside the export button. */
  tools?: ReactNode
  /** Content between the buttons and the list. */
  children?: ReactNode
  /** Makes rows selectable in the place of bulk actions. */
  chosen?: Chosen<NoInfer<Row>>
  /** Make rows selectable. */
  bulkActions?: readonly BulkAction<NoInfer<Row>>[] | false
  rowActions?: ((row: NoInfer<Row>) => readonly RowAction[]) | false
  /** Why a row cannot be selected, and the link for its lock. */
  rowLock?: (row: NoInfer<Row>) => string | undefined
  searchPauseMs?: number
  /** A link to create the first record, shown in an empty list. */
  emptyAction?: ReactNode
}

/** A declared list as a part of a record's page: export, columns and other buttons, then the sheet. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { list, tools, children, bulkActions = false, rowActions = false, ...sheet } = props
  const { csv, choice, ...shown } = list
  return (
    <>
      <div className={styles.tools}>
        <CsvExportButton csv={csv} />
        {choice && <ColumnsButton choice={choice} />}
        {tools}
      </div>
      {children}
      <ListSheet
        {...shown}
        {...sheet}
        {...(bulkActions && { bulkActions, readPage: csv.readPage })}
        rowActions={rowActions || undefined}
      />
    </>
  )
}
