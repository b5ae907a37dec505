import type { ReactNode } from 'react'
import type { BulkAction, RowAction } from '../data-table/action'
import { ListSheet } from '../data-table/ListSheet'
import { CsvExportButton } from './CsvExportButton'
import styles from './ListSection.module.css'
import type { List } from './useList'

interface ListSectionProps<Row> {
  list: List<Row>
  /** Buttons beside the export. */
  tools?: ReactNode
  /** Between the buttons and the sheet. */
  children?: ReactNode
  /** Make rows selectable. */
  bulkActions?: readonly BulkAction<NoInfer<Row>>[] | false
  rowActions?: ((row: NoInfer<Row>) => readonly RowAction[]) | false
  searchPauseMs?: number
}

/** A declared list as a part of a record's page: buttons, then the sheet. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { list, tools, children, bulkActions = false, rowActions = false, searchPauseMs } = props
  const { csv, ...shown } = list
  return (
    <>
      <div className={styles.tools}>
        <CsvExportButton csv={csv} />
        {tools}
      </div>
      {children}
      <ListSheet
        {...shown}
        {...(bulkActions && { bulkActions, readPage: csv.readPage })}
        rowActions={rowActions || undefined}
        searchPauseMs={searchPauseMs}
      />
    </>
  )
}
