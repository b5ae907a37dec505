import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import type { BulkAction, RowAction } from '../data-table/action'
import { ListSheet } from '../data-table/ListSheet'
import type { RowMark } from '../data-table/rowMark'
import type { RowSelection } from '../data-table/useRowSelection'
import { CreateButton, type CreateWay, ListHeader } from './ListHeader'
import type { List } from './useList'

interface ListPageProps<Row> {
  list: List<Row>
  /** Opens the form of a new record; false for people without the right. */
  create?: CreateWay | false
  /** The link of an empty list to create the first record; `create` by default. */
  first?: CreateWay | false
  /** Links and buttons of the page's head, before the export. */
  tools?: ReactNode
  /** Bulk actions besides the export. */
  bulkActions?: readonly BulkAction<NoInfer<Row>>[]
  rowActions?: ((row: NoInfer<Row>) => readonly RowAction[]) | false
  /** The mark of rows that are to be deleted. */
  rowMark?: (row: NoInfer<Row>) => RowMark | undefined
  /** Why a row cannot be selected, for the text of its lock. */
  rowLock?: (row: NoInfer<Row>) => string | undefined
  renderCard?: (row: NoInfer<Row>) => ReactNode
  /** Content between the head and the list. */
  above?: (selection: RowSelection<NoInfer<Row>>) => ReactNode
}

/** The page of a declared list: header with count, export, columns and create link; then the sheet. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const {
    list,
    create = false,
    first,
    tools,
    bulkActions = [],
    rowActions = false,
    ...sheet
  } = props
  const { csv, ...shown } = list
  const link = create && { icon: Plus, ...create }
  const emptyWay = first ? { icon: Plus, ...first } : link
  return (
    <>
      <ListHeader
        title={list.texts.title}
        query={list.query}
        csv={csv}
        choice={list.choice}
        create={link}
        tools={tools}
      />
      <ListSheet
        {...shown}
        {...sheet}
        bulkActions={[csv.action, ...bulkActions]}
        readPage={csv.readPage}
        rowActions={rowActions || undefined}
        emptyAction={emptyWay && <CreateButton way={emptyWay} />}
      />
    </>
  )
}
