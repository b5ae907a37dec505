import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lastPage, type Page } from '../listing/page'
import type { Listing } from '../listing/useListing'
import { Skeleton } from '../../ui/Skeleton'
import { CardRows } from './CardRows'
import type { Column } from './column'
import { DataTable } from './DataTable'
import type { ListQueryState, ListTexts } from './list'
import { NoRows } from './NoRows'
import { NotRead } from './NotRead'
import { Pager } from './Pager'
import styles from './ListSheet.module.css'
import type { RowEnds } from './TableRow'
import { useAnswered } from './useAnswered'

interface ListBodyProps<Row> {
  texts: ListTexts
  listing: Listing
  query: ListQueryState<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  ends: RowEnds<Row>
  isWhole: boolean | undefined
  /** Whether the number of rows is shown above the list. */
  isCounted: boolean
  renderCard: ((row: Row) => ReactNode) | undefined
  emptyAction: ReactNode
}

/** The list below the tool bar: the rows, or why there are none, or why they failed to load. */
export function ListBody<Row extends object>(props: ListBodyProps<Row>) {
  const { texts, listing, query, emptyAction } = props
  const list = useAnswered(listing.list, !query.isFetching)
  if (query.error) {
    return (
      <div className={styles.blank}>
        <NotRead title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  const blank = query.data && isBlank(query.data, listing.list.page) ? query.data : undefined
  return (
    <>
      {!blank && <Rows {...props} />}
      <div aria-live="polite">
        {blank && (
          <div className={styles.blank}>
            <NoRows
              texts={texts}
              page={blank}
              list={list}
              onShowAll={listing.showAll}
              emptyAction={emptyAction}
            />
          </div>
        )}
      </div>
    </>
  )
}

function Rows<Row extends object>(props: ListBodyProps<Row>) {
  const { texts, listing, query, columns, rowId, ends, isWhole, isCounted, renderCard } = props
  const { t } = useTranslation('dataTable')
  const { page, pageSize, sort } = listing.list
  const shown = query.data?.rows.length ? query.data : undefined
  const last = shown && lastPage(shown, listing.list)
  const captionOf = () => {
    if (isWhole) return texts.title
    return last === undefined || last === Infinity
      ? t('captionOpen', { title: texts.title, page })
      : t('caption', { title: texts.title, page, last })
  }
  const drawn = {
    caption: captionOf(),
    rows: shown?.rows,
    rowId,
    ends,
    isStale: query.isFetching,
    expectedRows: pageSize,
  }
  return (
    <>
      {listing.look === 'cards' && renderCard ? (
        <CardRows {...drawn} renderCard={renderCard} />
      ) : (
        <DataTable {...drawn} columns={columns} sort={sort} onSort={listing.sortBy} />
      )}
      {!isWhole && <Foot listing={listing} shown={shown} isCounted={isCounted} />}
    </>
  )
}

interface FootProps {
  listing: Listing
  shown: Page<unknown> | undefined
  isCounted: boolean
}

/** The pager, or its placeholder while the number of rows is unknown. */
function Foot({ listing, shown, isCounted }: FootProps) {
  const { page, pageSize } = listing.list
  if (!shown) {
    return (
      <div className={styles.foot}>
        <Skeleton width="w30" />
      </div>
    )
  }
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      pageSizes={listing.pageSizes}
      shown={shown}
      isCounted={isCounted}
      onPage={listing.goTo}
      onPageSize={listing.resize}
    />
  )
}

/** Whether the list is empty. An empty page beyond the last one does not count: the page number is about to be corrected. */
function isBlank({ rows, total, isTooMany = false }: Page<unknown>, page: number): boolean {
  return rows.length === 0 && (total === 0 || isTooMany || (total === undefined && page === 1))
}
