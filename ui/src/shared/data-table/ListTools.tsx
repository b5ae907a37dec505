import type { Ref } from 'react'
import type { Listing } from '../listing/useListing'
import { DensityChoice } from './DensityChoice'
import { FilterButton } from './FilterButton'
import { ListSearch } from './ListSearch'
import styles from './ListSheet.module.css'
import type { ListTexts } from './list'

interface ListToolsProps {
  texts: Pick<ListTexts, 'search' | 'searchHint'>
  listing: Listing
  filterButton: Ref<HTMLButtonElement>
}

/** What finds rows, and how close they stand. */
export function ListTools({ texts, listing, filterButton }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.toolbar}>
        <div className={styles.find}>
          <ListSearch
            label={texts.search}
            placeholder={texts.searchHint}
            search={listing.list.search}
            onSearch={listing.searchFor}
          />
        </div>
        {listing.filterFields.length > 0 && <FilterButton ref={filterButton} listing={listing} />}
        <div className={styles.density}>
          <DensityChoice />
        </div>
      </div>
    </div>
  )
}
