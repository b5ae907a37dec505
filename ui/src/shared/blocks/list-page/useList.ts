import { skipToken } from '@reduxjs/toolkit/query/react'
import { freshly } from '../../platform/api/read'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Column } from '../data-table/column'
import type { ListQueryState, ListTexts } from '../data-table/list'
import type { ColumnChoice } from '../data-table/useColumnChoice'
import type { ListState } from '../listing/listState'
import type { Listing } from '../listing/useListing'
import type { SavedViews } from '../listing/useSavedViews'
import type { ListDefinition } from './defineList'
import type { ListNamespace } from './listTexts'
import { type CsvExport, useCsvExport } from './useCsvExport'
import { useListParts } from './useListParts'

/** A declared list on a page: its rows, its state and its tools. */
export interface List<Row> {
  texts: ListTexts
  listing: Listing
  query: ListQueryState<Row>
  columns: readonly Column<Row>[]
  /** The choice of columns; false where columns cannot be chosen. */
  choice: ColumnChoice<Row> | false
  views: SavedViews | undefined
  csv: CsvExport<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  isWhole?: boolean
}

/**
 * Loads a declared list, with its state in the address, columns, saved views and export. The rows are loaded once the
 * other three are known.
 *
 * @param args - what the declaration depends on; keep it stable between renders.
 */
export function useList<Ns extends ListNamespace, Row extends object, Asked, Args>(
  definition: ListDefinition<Ns, Row, Asked, Args>,
  ...[args]: undefined extends Args ? [args?: Args] : [args: Args]
): List<Row> {
  const dispatch = useAppDispatch()
  const { isReady, ...list } = useListParts(definition, args as Args)
  const { texts, listing, columns } = list
  const askedFor = (state: ListState, isForFile: boolean) =>
    definition.ask({ list: state, args: args as Args, columns, isForFile })
  const query = definition.endpoint.useQuery(isReady ? askedFor(listing.list, false) : skipToken)
  const csv = useCsvExport<Row>({
    title: texts.fileName ?? texts.title,
    columns,
    list: listing.list,
    readPage: (state) =>
      dispatch(definition.endpoint.initiate(askedFor(state, true), freshly)).unwrap(),
  })
  return { ...list, query, csv }
}
