import { Plus, Trash2 } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { AsyncBoundary } from '../async/AsyncBoundary'
import { PENDING_DELETE, usePendingDeletion } from '../deletion/usePendingDeletion'
import { DetailSkeleton } from '../page/DetailSkeleton'
import { SectionCard } from '../page/SectionCard'
import { RelatedRows, type RelatedRow, type RowChanges } from './RelatedRows'
import styles from './RelatedList.module.css'

/** The part of a record that this block needs. */
export interface Related {
  name: string
  /** 15 while the record is being removed. Source: SPEC 3 "Role-to-resource mapping status". */
  status: number | undefined
}

interface RelatedListProps<Row> {
  title: string
  /** The meaning of the relation, shown below the title. */
  about?: string
  /** The query of all rows. */
  query: { data?: readonly Row[] | undefined; error?: unknown; refetch: () => unknown }
  failedTitle: string
  /** The text of an empty list. */
  none: string
  rowId: (row: Row) => string
  draw: (row: Row) => RelatedRow
  /** Opens the dialog that adds records; undefined for people who may only read. */
  add?: { label: string; onAdd: () => void } | undefined
  /** Asks before rows are removed; undefined for people who may only read. */
  onRemove?: ((rows: readonly Row[], onDone: () => void) => void) | undefined
  /** The rows that a draft adds and removes. */
  changes?: RowChanges<Row> | undefined
}

/**
 * The records that are related to the record of the page. They can be searched if there are many,
 * added, and removed one by one or together.
 */
export function RelatedList<Row extends Related>(props: RelatedListProps<Row>) {
  const { title, about, query, failedTitle, none, rowId, draw, add, onRemove, changes } = props
  const { t } = useTranslation('relatedList')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const rows = query.data ?? []
  const isPending = ({ status }: Row) => status === PENDING_DELETE
  const pending = usePendingDeletion({ rows, rowId, isPending, readAgain: query.refetch })
  const isSettled = (row: Row) => isPending(row) || changes?.stateOf(row) !== undefined
  const chosen = rows.filter((row) => picked.has(rowId(row)) && !isSettled(row))
  const removeChosen = () => onRemove?.(chosen, () => setPicked(new Set()))
  return (
    <SectionCard
      title={title}
      actions={
        <>
          {onRemove && chosen.length > 0 && (
            <Button size="small" icon={Trash2} onPress={removeChosen}>
              {t('removeSelected', { total: chosen.length })}
            </Button>
          )}
          {add && (
            <Button size="small" icon={Plus} onPress={add.onAdd}>
              {add.label}
            </Button>
          )}
        </>
      }
    >
      {about && rows.length > 0 && <p className={styles.about}>{about}</p>}
      {pending.notice}
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={failedTitle}>
        {(all): ReactNode =>
          all.length === 0 ? (
            <p>{none}</p>
          ) : (
            <RelatedRows<Row>
              title={title}
              rows={all}
              rowId={rowId}
              draw={draw}
              markOf={pending.rowMark}
              changes={changes}
              picked={picked}
              onPick={onRemove && setPicked}
              onRemove={onRemove && ((row) => onRemove([row], () => setPicked(new Set())))}
            />
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}
