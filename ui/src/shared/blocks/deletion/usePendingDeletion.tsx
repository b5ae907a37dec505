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
  /** Loads these records again; whatever shows them follows. */
  readAgain: (ids: readonly string[]) => unknown
}

interface PendingDeletion<Row> {
  rowMark: (row: Row) => RowMark | undefined
  /** A button to look again, once the page has stopped to look by itself. */
  notice: ReactNode
}

/** Follow records that are being deleted: the server deletes later. Source: docs/assumptions.md A-457. */
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
