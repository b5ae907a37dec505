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

/** The progress of an export. */
export type ExportState =
  | { phase: 'idle' }
  /** `total` is undefined when the server does not send it. */
  | { phase: 'reading'; read: number; total: number | undefined }
  | { phase: 'tooMany' }
  | { phase: 'failed'; error: unknown }

interface CsvExportOptions<Row> {
  /** The title of the list, which names the file. */
  title: string
  /** The columns of the file. */
  columns: readonly Column<Row>[]
  /** The present state of the list: search, filters and sorting. */
  list: ListState
  readPage: ReadPage<Row>
}

/** The export of a list, with the functions that start and stop it. */
export interface CsvExport<Row> {
  state: ExportState
  /** The bulk action that exports the selected rows, or all matching rows. */
  action: BulkAction<Row>
  /** Exports all matching rows of all pages. */
  exportAll: () => Promise<void>
  exportRows: (rows: readonly Row[]) => void
  readPage: ReadPage<Row>
  /** Stops the export, or closes the message of a failure. */
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
