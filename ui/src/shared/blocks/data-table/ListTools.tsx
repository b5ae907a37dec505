import type { Ref } from 'react'
import type { Listing } from '../listing/useListing'
import type { SavedViews } from '../listing/useSavedViews'
import { classNames } from '../../ui/classNames'
import type { Column } from './column'
import { DensityChoice } from './DensityChoice'
import { FilterButton } from './FilterButton'
import { ListSearch } from './ListSearch'
import { SortButton } from './SortButton'
import styles from './ListSheet.module.css'
import type { ListTexts } from './list'
import { LookChoice } from './LookChoice'
import { ViewsButton } from './ViewsButton'

interface ListToolsProps {
  texts: Pick<ListTexts, 'search' | 'searchHint'>
  listing: Listing
  columns: readonly Column<never>[]
  filterButton: Ref<HTMLButtonElement>
  /** The saved views; undefined where views cannot be saved. */
  views: SavedViews | undefined
  searchPauseMs: number | undefined
  /** Whether rows can be shown as cards. */
  hasCards: boolean
}

/**
 * The tool bar of a list: search, filters, views, and the look of rows. Tools that do not depend on the rows are not
 * rendered again when rows are sorted.
 */
export function ListTools(props: ListToolsProps) {
  const { texts, listing, columns, filterButton, views, searchPauseMs, hasCards } = props
  const isWithoutHeads = hasCards && listing.look === 'cards'
  const sortable = columns.filter(({ isSortable }) => isSortable)
  return (
    <div className={styles.tools}>
      <div className={styles.toolbar}>
        <div className={styles.find}>
          <ListSearch
            label={texts.search}
            placeholder={texts.searchHint}
            search={listing.wanted.search}
            onSearch={listing.searchFor}
            pauseMs={searchPauseMs}
          />
        </div>
        {listing.filterFields.length > 0 && (
          <FilterButton
            ref={filterButton}
            fields={listing.filterFields}
            filters={listing.wanted.filters}
            onFilter={listing.filterBy}
          />
        )}
        {views && <ViewsButton saved={views} />}
        {sortable.length > 0 && (
          <div className={classNames(styles.sort, isWithoutHeads && styles.always)}>
            <SortButton listing={listing} columns={sortable} />
          </div>
        )}
        <div className={styles.density}>
          {hasCards && <LookChoice look={listing.look} onChoose={listing.showAs} />}
          <DensityChoice />
        </div>
      </div>
    </div>
  )
}
