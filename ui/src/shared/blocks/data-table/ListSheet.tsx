import { useMemo, useRef, type ReactNode } from 'react'
import type { ListState } from '../listing/listState'
import { hasNextPage, isOnlyPage, rowCount, type Page } from '../listing/page'
import { useExistingPage } from '../listing/useExistingPage'
import type { Listing } from '../listing/useListing'
import type { SavedViews } from '../listing/useSavedViews'
import { useKeptFocus } from '../../ui/useKeptFocus'
import type { BulkAction, RowAction } from './action'
import type { Column } from './column'
import { ListBody } from './ListBody'
import { ListTools } from './ListTools'
import styles from './ListSheet.module.css'
import type { ListQueryState, ListTexts } from './list'
import type { RowMark } from './rowMark'
import { Strip } from './Strip'
import { useRowKeys } from './useRowKeys'
import { type Chosen, type RowSelection, useRowSelection } from './useRowSelection'

const NOTHING: never[] = []

interface ListSheetProps<Row> {
  texts: ListTexts
  listing: Listing
  query: ListQueryState<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** The name of a row. */
  rowName: (row: Row) => string
  /** Makes rows selectable in the place of bulk actions: they are chosen at once. */
  chosen?: Chosen<Row> | undefined
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[]
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** The mark of rows that are to be deleted. */
  rowMark?: ((row: Row) => RowMark | undefined) | undefined
  /** Why a row cannot be selected, and the link for its lock. */
  rowLock?: ((row: Row) => string | undefined) | undefined
  /** Loads any page, so that rows of other pages can be selected too. */
  readPage?: ((list: ListState) => Promise<Page<Row>>) | undefined
  views?: SavedViews | undefined
  /** How long typing has to pause before the search begins; the usual pause by default. */
  searchPauseMs?: number | undefined
  /** Draws a row as a card; with it, people can choose cards instead of a table. */
  renderCard?: (row: Row) => ReactNode
  /** Whether the server sends all rows at once, so that there are no pages. */
  isWhole?: boolean
  /** A link to create the first record, shown in an empty list. */
  emptyAction?: ReactNode
  /** Content above the list, which can select rows. */
  above?: (selection: RowSelection<Row>) => ReactNode
}

/** A list with search, sorting and pages. Its state is in the address, not in this component. */
export function ListSheet<Row extends object>(props: ListSheetProps<Row>) {
  const { texts, listing, query, columns, rowId, rowName, isWhole } = props
  const { bulkActions, rowActions, rowMark, rowLock } = props
  const { search, filters } = listing.list
  const sheet = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  useExistingPage(listing, query.isFetching || query.error ? undefined : query.data)
  const rows = query.data?.rows ?? NOTHING
  const selectable = useMemo(
    () => rows.filter((row) => !rowMark?.(row)?.isFinal && rowLock?.(row) === undefined),
    [rows, rowMark, rowLock],
  )
  const selection = useRowSelection({
    rows: selectable,
    rowId,
    scope: JSON.stringify([search, filters]),
    chosen: props.chosen,
  })
  useKeptFocus(sheet, body)
  useRowKeys({
    sheet,
    rows,
    selection,
    actions: bulkActions ?? NOTHING,
    isFetching: query.isFetching,
    turn: (step) => {
      if (isWhole || !query.data) return false
      const isThere = step > 0 ? hasNextPage(query.data, listing.list) : listing.list.page > 1
      if (isThere) listing.goTo(listing.list.page + step)
      return isThere
    },
  })

  return (
    <>
      {props.above?.(selection)}
      <section ref={sheet} className={styles.sheet} aria-label={texts.title}>
        <ListTools
          texts={texts}
          listing={listing}
          columns={columns}
          filterButton={filterButton}
          views={props.views}
          hasCards={props.renderCard !== undefined}
          searchPauseMs={props.searchPauseMs}
        />
        <Strip
          title={texts.title}
          listing={listing}
          filterButton={filterButton}
          {...countOf(query, listing.list, isWhole === true || bulkActions !== undefined)}
          selection={selection}
          bulkActions={bulkActions}
          readPage={props.readPage}
        />
        <div ref={body} className={styles.body}>
          <ListBody
            texts={texts}
            listing={listing}
            query={query}
            columns={columns}
            rowId={rowId}
            isWhole={isWhole}
            isCounted={bulkActions !== undefined}
            ends={{
              rowName,
              selection: isSelectable(props) ? selection : undefined,
              rowActions,
              rowMark,
              rowLock,
            }}
            renderCard={props.renderCard}
            emptyAction={props.emptyAction}
          />
        </div>
      </section>
    </>
  )
}

function isSelectable<Row>({ bulkActions, chosen }: ListSheetProps<Row>): boolean {
  return bulkActions !== undefined || chosen !== undefined
}

/**
 * The numbers of the strip. Nothing is counted of a list that failed to load.
 *
 * @param isCounted - whether the strip counts a single page too; otherwise its pager does.
 */
function countOf<Row>({ data, error }: ListQueryState<Row>, list: ListState, isCounted: boolean) {
  if (error || !data) return { total: undefined, count: undefined }
  const isInPager = !isCounted && isOnlyPage(data, list) && data.rows.length > 0
  return { total: data.total, count: isInPager ? undefined : rowCount(data, list) }
}
