import { Pencil } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '../data-table/action'

interface Asked<Row> {
  rows: readonly Row[]
  clear: () => void
}

/** The action that edits the selected records in a dialog, which the page draws. */
export function useBulkEdit<Row>(
  draw: (asked: { rows: readonly Row[]; onChanged: () => void; onClose: () => void }) => ReactNode,
) {
  const { t } = useTranslation('definition')
  const [asked, setAsked] = useState<Asked<Row>>()
  const action: BulkAction<Row> = {
    id: 'edit',
    label: t('bulk.open'),
    icon: Pencil,
    takes: 'rows',
    onAction: ({ rows, clear }) => setAsked({ rows, clear }),
  }
  const onClose = () => setAsked(undefined)
  return { action, dialog: asked && draw({ rows: asked.rows, onChanged: asked.clear, onClose }) }
}
