import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnlyPage, type Page, pageCount } from '../listing/page'
import { IconButton } from '../../ui/IconButton'
import { NumberField } from '../../ui/NumberField'
import { Select } from '../../ui/Select'
import styles from './Pager.module.css'

const STEP = { size: 'small', flip: true } as const

interface PagerProps {
  page: number
  pageSize: number
  /** The page sizes to choose from, ascending; a single one hides the choice. */
  pageSizes: readonly number[]
  /** The shown page. */
  shown: Page<unknown>
  /** Whether the number of rows is shown elsewhere, so that a single page needs no range. */
  isCounted?: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/**
 * Shows which rows of the list are visible, lets people choose the page size, and links to the other pages. Source:
 * SPEC 2 "Shared widgets"; docs/assumptions.md A-28.
 */
export function Pager(props: PagerProps) {
  const { page, pageSize, pageSizes, shown, onPage, onPageSize } = props
  const first = (page - 1) * pageSize + 1
  return (
    <div className={styles.pager}>
      <p aria-live="polite">
        <Range first={first} {...props} />
      </p>
      {pageSizes.length > 1 && (
        <PageSizes pageSize={pageSize} pageSizes={pageSizes} onPageSize={onPageSize} />
      )}
      {shown.total === undefined ? (
        <NextSteps page={page} hasNext={shown.hasNext ?? false} onPage={onPage} />
      ) : (
        <PageSteps page={page} last={pageCount(shown.total, pageSize)} onPage={onPage} />
      )}
    </div>
  )
}

interface RangeProps extends Pick<PagerProps, 'page' | 'pageSize' | 'shown' | 'isCounted'> {
  first: number
}

function Range({ first, page, pageSize, shown, isCounted }: RangeProps) {
  const { t } = useTranslation('dataTable')
  const { rows, total } = shown
  if (isCounted && isOnlyPage(shown, { page, pageSize })) return null
  if (total === undefined) return t('rangeOpen', { first, last: first + rows.length - 1 })
  if (total === 1) return t('entries', { count: total })
  return t('range', {
    first: Math.min(first, total),
    last: Math.min(page * pageSize, total),
    total,
  })
}

type PageSizesProps = Pick<PagerProps, 'pageSize' | 'pageSizes' | 'onPageSize'>

const PageSizes = memo(function PageSizes({ pageSize, pageSizes, onPageSize }: PageSizesProps) {
  const { t } = useTranslation('dataTable')
  return (
    <div className={styles.sizes}>
      <Select
        label={t('rows')}
        size="small"
        isInline
        options={pageSizes.map((size) => ({
          id: String(size),
          text: t('number', { value: size }),
        }))}
        value={String(pageSize)}
        onChange={(size) => onPageSize(Number(size))}
      />
    </div>
  )
})

interface PageStepsProps {
  page: number
  last: number
  onPage: (page: number) => void
}

const PageSteps = memo(function PageSteps({ page, last, onPage }: PageStepsProps) {
  const { t } = useTranslation('dataTable')
  if (last === 1) return null
  const isFirst = page <= 1
  const isLast = page >= last
  return (
    <nav className={styles.steps} aria-label={t('pages')}>
      <IconButton
        {...STEP}
        icon={ChevronFirst}
        label={t('firstPage')}
        isIdle={isFirst}
        onPress={() => onPage(1)}
      />
      <IconButton
        {...STEP}
        icon={ChevronLeft}
        label={t('previousPage')}
        isIdle={isFirst}
        onPress={() => onPage(page - 1)}
      />
      <span className={styles.goto}>
        <span className={styles.word} aria-hidden="true">
          {t('page')}
        </span>
        <NumberField label={t('goToPage')} value={page} min={1} max={last} onCommit={onPage} />
        <span>{t('ofPages', { last })}</span>
      </span>
      <IconButton
        {...STEP}
        icon={ChevronRight}
        label={t('nextPage')}
        isIdle={isLast}
        onPress={() => onPage(page + 1)}
      />
      <IconButton
        {...STEP}
        icon={ChevronLast}
        label={t('lastPage')}
        isIdle={isLast}
        onPress={() => onPage(last)}
      />
    </nav>
  )
})

interface NextStepsProps {
  page: number
  hasNext: boolean
  onPage: (page: number) => void
}

/** Buttons for the previous and next page, for servers that send no total. */
const NextSteps = memo(function NextSteps({ page, hasNext, onPage }: NextStepsProps) {
  const { t } = useTranslation('dataTable')
  if (page === 1 && !hasNext) return null
  return (
    <nav className={styles.steps} aria-label={t('pages')}>
      <IconButton
        {...STEP}
        icon={ChevronFirst}
        label={t('firstPage')}
        isIdle={page === 1}
        onPress={() => onPage(1)}
      />
      <IconButton
        {...STEP}
        icon={ChevronLeft}
        label={t('previousPage')}
        isIdle={page === 1}
        onPress={() => onPage(page - 1)}
      />
      <span className={styles.goto}>{t('pageNumber', { page })}</span>
      <IconButton
        {...STEP}
        icon={ChevronRight}
        label={t('nextPage')}
        isIdle={!hasNext}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  )
})
