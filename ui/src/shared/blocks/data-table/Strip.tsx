import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import type { Listing } from '../listing/useListing'
import { classNames } from '../../ui/classNames'
import type { BulkAction } from './action'
import { BulkBar } from './BulkBar'
import { FilterChips } from './FilterChips'
import { FilterCounts } from './FilterCounts'
import { SetAside } from './SetAside'
import styles from './Strip.module.css'
import type { RowSelection } from './useRowSelection'

interface StripProps<Row> {
  title: string
  listing: Pick<Listing, 'list' | 'wanted' | 'aside' | 'filterFields' | 'filterBy' | 'searchFor'>
  filterButton: RefObject<HTMLButtonElement | null>
  /** The number of rows on all pages; undefined while it is unknown. */
  total: number | undefined
  /** The same, also where the server does not count and the last page is shown; undefined if the pager says it. */
  count: number | undefined
  selection: RowSelection<Row>
  /** The selection; undefined where rows cannot be selected. */
  bulkActions: readonly BulkAction<Row>[] | undefined
  readPage?: ((list: ListState) => Promise<Page<Row>>) | undefined
}

/** The strip between the tool bar and the rows: which rows are shown, or the bulk actions while rows are selected. */
export function Strip<Row>(props: StripProps<Row>) {
  const { title, listing, filterButton, total, count, selection, bulkActions, readPage } = props
  const { t } = useTranslation('dataTable')
  const selectedCount = selection.isAll ? total : selection.rows.length
  const hasSelection = selection.isAll || selection.rows.length > 0
  if (!bulkActions && listing.filterFields.length === 0) return null
  return (
    <div className={classNames(styles.strip, !bulkActions && styles.still)}>
      <span className={styles.selected} role="status">
        {hasSelection && t('selected', { count: selectedCount })}
      </span>
      {bulkActions && hasSelection ? (
        <BulkBar
          title={title}
          selection={selection}
          actions={bulkActions}
          total={total}
          list={listing.list}
          readPage={readPage}
        />
      ) : (
        <div className={styles.shown}>
          {count !== undefined && <span>{t('entries', { count })}</span>}
          <FilterCounts listing={listing} />
          <FilterChips listing={listing} filterButton={filterButton} />
          <SetAside listing={listing} />
        </div>
      )}
    </div>
  )
}
