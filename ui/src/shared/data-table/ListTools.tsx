import type { Ref } from 'react'
import type { Listing } from '../listing/useListing'
import type { SavedViews } from '../listing/useSavedViews'
import { DensityChoice } from './DensityChoice'
import { FilterButton } from './FilterButton'
import { ListSearch } from './ListSearch'
import styles from './ListSheet.module.css'
import type { ListTexts } from './list'
import { LookChoice } from './LookChoice'
import { ViewsButton } from './ViewsButton'

interface ListToolsProps {
  texts: Pick<ListTexts, 'search' | 'searchHint'>
  listing: Listing
  filterButton: Ref<HTMLButtonElement>
  /** Absent where views cannot be saved. */
  views: SavedViews | undefined
  searchPauseMs: number | undefined
  /** Whether the rows can be cards. */
  hasCards: boolean
}

/** What finds rows, and how close they stand. */
export function ListTools(props: ListToolsProps) {
  const { texts, listing, filterButton, views, searchPauseMs, hasCards } = props
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
        {listing.filterFields.length > 0 && <FilterButton ref={filterButton} listing={listing} />}
        {views && <ViewsButton saved={views} />}
        <div className={styles.density}>
          {hasCards && <LookChoice />}
          <DensityChoice />
        </div>
      </div>
    </div>
  )
}
