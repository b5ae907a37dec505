import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageCount } from '../listing/page'
import { IconButton } from '../ui/IconButton'
import { NumberField } from '../ui/NumberField'
import { Select } from '../ui/Select'
import styles from './Pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  /** Page sizes on offer, ascending. */
  pageSizes: readonly number[]
  /** Rows of all pages. */
  total: number
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/**
 * What part of the list is shown, how many rows a page has, and the way to the other pages, if there are any.
 *
 * Source: SPEC 2 "Shared widgets"; docs/assumptions.md A-28.
 */
export function Pager({ page, pageSize, pageSizes, total, onPage, onPageSize }: PagerProps) {
  const { t } = useTranslation('dataTable')
  const last = pageCount(total, pageSize)
  return (
    <div className={styles.pager}>
      <p aria-live="polite">
        {t('range', {
          first: Math.min((page - 1) * pageSize + 1, total),
          last: Math.min(page * pageSize, total),
          total,
        })}
      </p>
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
      {last > 1 && <PageSteps page={page} last={last} onPage={onPage} />}
    </div>
  )
}

interface PageStepsProps {
  page: number
  last: number
  onPage: (page: number) => void
}

function PageSteps({ page, last, onPage }: PageStepsProps) {
  const { t } = useTranslation('dataTable')
  const isFirst = page <= 1
  const isLast = page >= last
  const step = { size: 'small', flip: true } as const
  return (
    <nav className={styles.steps} aria-label={t('pages')}>
      <IconButton
        {...step}
        icon={ChevronFirst}
        label={t('firstPage')}
        isDisabled={isFirst}
        onPress={() => onPage(1)}
      />
      <IconButton
        {...step}
        icon={ChevronLeft}
        label={t('previousPage')}
        isDisabled={isFirst}
        onPress={() => onPage(page - 1)}
      />
      <span className={styles.goto}>
        <span className={styles.word} aria-hidden="true">
          {t('page')}
        </span>
        <NumberField
          label={t('goToPage')}
          hideLabel
          value={page}
          min={1}
          max={last}
          onCommit={onPage}
        />
        <span>{t('ofPages', { last })}</span>
      </span>
      <IconButton
        {...step}
        icon={ChevronRight}
        label={t('nextPage')}
        isDisabled={isLast}
        onPress={() => onPage(page + 1)}
      />
      <IconButton
        {...step}
        icon={ChevronLast}
        label={t('lastPage')}
        isDisabled={isLast}
        onPress={() => onPage(last)}
      />
    </nav>
  )
}
