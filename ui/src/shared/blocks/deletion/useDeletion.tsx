import { Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction, RowAction } from '../data-table/action'
import { DeletionDialog } from './DeletionDialog'
import type { DeletionAnswer, NamedRecord } from './deletionOutcome'
import type { DeletionNamespace, SayDeletion } from './deletionTexts'

/** The records to delete, and the texts of the question. */
export interface DeletionOptions<Row> {
  namespace: DeletionNamespace
  toRecord: (row: Row) => NamedRecord
  /** Deletes the records; rejects when nothing was deleted. */
  send: (rows: readonly Row[]) => Promise<DeletionAnswer>
  /** A hook that says whether the name of a single record has to be typed, as people lose something with it. */
  useIsNameTyped?: (rows: readonly Row[]) => boolean
  /** Draws the consequences of the deletion, below the question. */
  renderPreview?: (rows: readonly Row[]) => ReactNode
}

interface Asked<Row> {
  rows: readonly Row[]
  onDeleted: () => void
}

/** The actions that delete records: for the menu of a row, for selected rows, and for a button on a page. */
export interface Deletion<Row> {
  rowActions: (row: Row) => RowAction[]
  bulkAction: BulkAction<Row>
  /** Opens the dialog; `onDeleted` is called when at least one record was deleted. */
  ask: (rows: readonly Row[], onDeleted?: () => void) => void
  /** The dialog while it is open. */
  dialog: ReactNode
}

/** Deletes one or several records after a confirmation. Source: docs/assumptions.md A-456. */
export function useDeletion<Row>(options: DeletionOptions<Row>): Deletion<Row> {
  const { namespace, toRecord, send, useIsNameTyped = never, renderPreview } = options
  const say = useTranslation(namespace).t as unknown as SayDeletion
  const [asked, setAsked] = useState<Asked<Row>>()
  const ask = (rows: readonly Row[], onDeleted: () => void = () => undefined) =>
    setAsked({ rows, onDeleted })
  const action = { id: 'delete', label: say('delete.open'), icon: Trash2 }
  return {
    rowActions: (row) => [{ ...action, isDestructive: true, onAction: () => ask([row]) }],
    bulkAction: { ...action, takes: 'rows', onAction: ({ rows, clear }) => ask(rows, clear) },
    ask,
    dialog: asked && (
      <DeletionDialog
        namespace={namespace}
        records={asked.rows.map(toRecord)}
        rows={asked.rows}
        useIsNameTyped={useIsNameTyped}
        preview={renderPreview?.(asked.rows)}
        send={() => send(asked.rows)}
        onDeleted={asked.onDeleted}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

const never = () => false
