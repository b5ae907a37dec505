import { useExistingPage } from '../listing/useExistingPage'
import type { Listing } from '../listing/useListing'
import type { Column } from './column'
import { DensityChoice } from './DensityChoice'
import { ListBody } from './ListBody'
import { ListSearch } from './ListSearch'
import styles from './ListSheet.module.css'
import type { ListQueryState, ListTexts } from './list'

interface ListSheetProps<Row> {
  texts: ListTexts
  listing: Listing
  query: ListQueryState<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
}

/** A searchable, sortable, paged list. Its address, not this component, holds its state. */
export function ListSheet<Row extends object>(props: ListSheetProps<Row>) {
  const { texts, listing, query } = props
  useExistingPage(listing, query.isFetching || query.error ? undefined : query.data?.total)

  return (
    <section className={styles.sheet} aria-label={texts.title}>
      <div className={styles.toolbar}>
        <div className={styles.find}>
          <ListSearch
            label={texts.search}
            placeholder={texts.searchHint}
            search={listing.list.search}
            onSearch={listing.searchFor}
          />
        </div>
        <div className={styles.density}>
          <DensityChoice />
        </div>
      </div>
      <ListBody {...props} />
    </section>
  )
}
