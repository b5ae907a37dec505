import { useTranslation } from 'react-i18next'
import type { Permission } from '../../entities/permission/model'
import { NoRows } from '../../shared/blocks/data-table/NoRows'
import { NotRead } from '../../shared/blocks/data-table/NotRead'
import { Pager } from '../../shared/blocks/data-table/Pager'
import { useAnswered } from '../../shared/blocks/data-table/useAnswered'
import { classNames } from '../../shared/ui/classNames'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './Catalogue.module.css'
import { Offer, type OfferActs } from './Offer'
import type { Catalogue } from './useCatalogue'

interface OffersProps extends OfferActs {
  catalogue: Catalogue
  isInCart: (id: string) => boolean
  /** Whether the person's request for an item is not decided yet. */
  isRequested: (permission: Permission) => boolean
}

/** One page of the catalog, or the reason why it is empty or failed to load. */
export function Offers({ catalogue, isInCart, isRequested, ...acts }: OffersProps) {
  const { t } = useTranslation('requests')
  const { query, list } = catalogue
  const answered = useAnswered(list, !query.isFetching)
  const texts = {
    title: t('catalogue'),
    search: t('search'),
    searchHint: t('searchHint'),
    failed: t('failed'),
    none: t('none'),
    noMatch: (search: string) => t('noMatch', { search }),
    tooMany: t('tooMany'),
  }
  if (query.error) {
    return <NotRead title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <Waiting />
  if (query.data.rows.length === 0) {
    return (
      <div aria-live="polite">
        <NoRows texts={texts} page={query.data} list={answered} onShowAll={catalogue.showAll} />
      </div>
    )
  }
  return (
    <>
      <Rows
        rows={query.data.rows}
        isInCart={isInCart}
        isRequested={isRequested}
        isStale={query.isFetching}
        search={list.search}
        {...acts}
      />
      <div className={styles.foot}>
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          pageSizes={[list.pageSize]}
          shown={query.data}
          onPage={catalogue.goTo}
          onPageSize={catalogue.resize}
        />
      </div>
    </>
  )
}

interface RowsProps extends OfferActs {
  rows: readonly Permission[]
  isInCart: OffersProps['isInCart']
  isRequested: OffersProps['isRequested']
  isStale: boolean
  search: string
}

function Rows({ rows, isInCart, isRequested, isStale, search, ...acts }: RowsProps) {
  const { t } = useTranslation('requests')
  return (
    <ul
      className={classNames(styles.offers, isStale && styles.stale)}
      aria-label={t('catalogue')}
      aria-busy={isStale}
    >
      {rows.map((permission) => (
        <Offer
          key={permission.id}
          permission={permission}
          isInCart={isInCart(permission.id)}
          isRequested={isRequested(permission)}
          search={search}
          {...acts}
        />
      ))}
    </ul>
  )
}

const PLACES = 6

function Waiting() {
  return (
    <ul className={styles.offers} aria-busy>
      {Array.from({ length: PLACES }, (_, place) => (
        <li key={place} className={styles.offer} aria-hidden>
          <Skeleton shape="disc" />
          <div className={styles.bones}>
            <Skeleton width="w30" />
            <Skeleton width="w70" />
          </div>
        </li>
      ))}
    </ul>
  )
}
