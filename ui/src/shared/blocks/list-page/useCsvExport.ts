import { Download } from 'lucide'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '../data-table/action'
import type { Column } from '../data-table/column'
import { showFeedback } from '../../platform/store/feedbackSlice'
import type { ListState } from '../listing/listState'
import { useAppDispatch } from '../../platform/store/hooks'
import { toCsv } from '../../platform/files/csv'
import { downloadCsv } from '../../platform/files/downloadCsv'
import { readAllRows, type ReadPage, TooManyRowsError } from './readAllRows'

/** How far an export is. */
export type ExportState =
  | { phase: 'idle' }
  /** `total` is undefined where the server does not say. */
  | { phase: 'reading'; read: number; total: number | undefined }
  | { phase: 'tooMany' }
  | { phase: 'failed'; error: unknown }

interface CsvExportOptions<Row> {
  /** What the list is called: the name of the file. */
  title: string
  /** The columns of the file. */
  columns: readonly Column<Row>[]
  /** What is shown now: searched, filtered and sorted. */
  list: ListState
  readPage: ReadPage<Row>
}

/** Export of a list, and what can be done about it. */
export interface CsvExport<Row> {
  state: ExportState
  /** What the bulk bar offers: the selected rows as a file, or all that match. */
  action: BulkAction<Row>
  /** All rows that match, on all pages. */
  exportAll: () => Promise<void>
  exportRows: (rows: readonly Row[]) => void
  readPage: ReadPage<Row>
  /** Stop, or put a failure away. */
  close: () => void
}

/** Writes a list into a file of comma-separated values. Source: docs/assumptions.md A-192. */
export function useCsvExport<Row>(options: CsvExportOptions<Row>): CsvExport<Row> {
  const { title, columns, list, readPage } = options
  const { t } = useTranslation('dataTable')
  const dispatch = useAppDispatch()
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  function exportRows(rows: readonly Row[]) {
    const written = columns.filter(({ isOnScreenOnly }) => !isOnScreenOnly)
    const heads = written.map(({ label }) => label)
    const lines = rows.map((row) => written.map(({ text }) => text(row)))
    downloadCsv(toCsv([heads, ...lines]), title)
    dispatch(showFeedback({ status: 200, text: t('csv.done', { count: rows.length }) }))
  }

  async function exportAll() {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ phase: 'reading', read: 0, total: undefined })
    try {
      const onProgress = (read: number, total: number | undefined) =>
        setState({ phase: 'reading', read, total })
      exportRows(await readAllRows(readPage, list, { onProgress, signal }))
      setState({ phase: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      setState(
        error instanceof TooManyRowsError ? { phase: 'tooMany' } : { phase: 'failed', error },
      )
    }
  }

  return {
    state,
    action: {
      id: 'export',
      label: t('csv.export'),
      icon: Download,
      takes: 'all',
      onAction: ({ isAll, rows }) => {
        if (isAll) void exportAll()
        else exportRows(rows)
      },
    },
    exportAll,
    exportRows,
    readPage,
    close: () => {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}
