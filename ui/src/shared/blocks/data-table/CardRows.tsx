import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import { Skeleton } from '../../ui/Skeleton'
import styles from './CardRows.module.css'
import { MarkedName } from './MarkedName'
import { PageBox } from './PageBox'
import { RowMenu } from './RowMenu'
import { SelectBox } from './SelectBox'
import { actionsOf, type RowEnds } from './TableRow'

interface CardRowsProps<Row> {
  /** The name of the list for screen readers. */
  caption: string
  /** The rows; undefined while the first page loads. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  renderCard: (row: Row) => ReactNode
  ends: RowEnds<Row>
  /** Whether the shown cards are out of date while new ones load. */
  isStale: boolean
  /** How many cards have a placeholder before the first page is loaded. */
  expectedRows: number
}

/** One page of rows as cards side by side, each with its box and its menu; above them the box of the page. */
export function CardRows<Row>(props: CardRowsProps<Row>) {
  const { caption, rows, rowId, renderCard, ends, isStale, expectedRows } = props
  const { t } = useTranslation('dataTable')
  return (
    <>
      {ends.selection && (
        <div className={styles.head}>
          <PageBox selection={ends.selection} hasWords />
        </div>
      )}
      <ul
        className={classNames(styles.cards, rows && isStale && styles.stale)}
        aria-label={caption}
        aria-busy={isStale || !rows}
      >
        {rows
          ? rows.map((row) => (
              <Card key={rowId(row)} row={row} ends={ends} t={t}>
                {renderCard(row)}
              </Card>
            ))
          : Array.from({ length: expectedRows }, (_, place) => (
              <li key={place} className={styles.card} aria-hidden="true">
                <Skeleton shape="disc" />
                <Skeleton width="w70" />
              </li>
            ))}
      </ul>
    </>
  )
}

interface CardProps<Row> {
  row: Row
  ends: RowEnds<Row>
  t: TFunction<'dataTable'>
  children: ReactNode
}

function Card<Row>({ row, ends, t, children }: CardProps<Row>) {
  const { rowName, selection, rowMark } = ends
  const isSelected = selection?.isSelected(row) ?? false
  const mark = rowMark?.(row)
  const actions = actionsOf(row, ends)
  return (
    <li className={styles.card} data-row data-selected={isSelected || undefined}>
      <div className={styles.content}>
        {mark ? <MarkedName mark={mark}>{children}</MarkedName> : children}
      </div>
      {selection && (
        <span className={styles.pick}>
          <SelectBox row={row} ends={ends} selection={selection} t={t} />
        </span>
      )}
      {actions && <RowMenu label={t('actionsFor', { name: rowName(row) })} actions={actions} />}
    </li>
  )
}
