import { Hourglass } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowMark } from '../data-table/rowMark'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { minuteOf } from '../values/day'
import { useLongPending } from './useLongPending'
import { useRepeatedRead } from './useRepeatedRead'

/** The status of a record that the server has not deleted yet. Source: SPEC 3 "Role". */
export const PENDING_DELETE = 15

interface PendingOptions<Row> {
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  isPending: (row: Row) => boolean
  /** Loads these records again; the queries on the page get the result. */
  readAgain: (ids: readonly string[]) => unknown
}

interface PendingDeletion<Row> {
  rowMark: (row: Row) => RowMark | undefined
  /** A button that checks again, once the page has stopped to check by itself. */
  notice: ReactNode
}

/** Marks and follows records that are being deleted, as the server deletes them later. Source: docs/assumptions.md A-457. */
export function usePendingDeletion<Row>(options: PendingOptions<Row>): PendingDeletion<Row> {
  const { rows = [], rowId, isPending, readAgain } = options
  const { t } = useTranslation('confirm')
  const ids = rows.filter(isPending).map(rowId)
  const { isOver, restart } = useRepeatedRead(ids, readAgain)
  const longSince = useLongPending(ids)
  const textOf = (row: Row) => {
    const at = longSince(rowId(row))
    return at === undefined ? t('pending.badge') : t('pending.since', { moment: minuteOf(at) })
  }
  return {
    rowMark: (row) =>
      isPending(row) ? { text: textOf(row), icon: Hourglass, isFinal: true } : undefined,
    notice: isOver && (
      <Banner
        kind="info"
        actions={
          <Button size="small" onPress={restart}>
            {t('pending.check')}
          </Button>
        }
      >
        {t('pending.text', { count: ids.length })}
      </Banner>
    ),
  }
}
