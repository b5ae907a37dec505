import { useExistingPage } from '../listing/useExistingPage'
import type { Listing } from '../listing/useListing'
import type { BulkAction, RowAction } from './action'
import type { Column } from './column'
import { DensityChoice } from './DensityChoice'
import { ListBody } from './ListBody'
import { ListSearch } from './ListSearch'
import styles from './ListSheet.module.css'
import type { ListQueryState, ListTexts } from './list'
import { Strip } from './Strip'
import { useRowSelection } from './useRowSelection'

const NOTHING: never[] = []

interface ListSheetProps<Row> {
  texts: ListTexts
  listing: Listing
  query: ListQueryState<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** What people call a row. */
  rowName: (row: Row) => string
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[]
  rowActions?: (row: Row) => readonly RowAction[]
}

/** A searchable, sortable, paged list. Its address, not this component, holds its state. */
export function ListSheet<Row extends object>(props: ListSheetProps<Row>) {
  const { texts, listing, query, columns, rowId, rowName, bulkActions, rowActions } = props
  const { search } = listing.list
  useExistingPage(listing, query.isFetching || query.error ? undefined : query.data?.total)
  const rows = query.data?.rows ?? NOTHING
  const selection = useRowSelection({ rows, rowId, scope: search })

  return (
    <section className={styles.sheet} aria-label={texts.title}>
      <div className={styles.tools}>
        <div className={styles.toolbar}>
          <div className={styles.find}>
            <ListSearch
              label={texts.search}
              placeholder={texts.searchHint}
              search={search}
              onSearch={listing.searchFor}
            />
          </div>
          <div className={styles.density}>
            <DensityChoice />
          </div>
        </div>
      </div>
      {bulkActions && (
        <Strip
          title={texts.title}
          total={query.error ? undefined : query.data?.total}
          selection={selection}
          bulkActions={bulkActions}
        />
      )}
      <div className={styles.body}>
        <ListBody
          texts={texts}
          listing={listing}
          query={query}
          columns={columns}
          rowId={rowId}
          ends={{ rowName, selection: bulkActions && selection, rowActions }}
        />
      </div>
    </section>
  )
}
