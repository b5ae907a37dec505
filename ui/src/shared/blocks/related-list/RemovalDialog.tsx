import { ConfirmDialog } from '../confirm/ConfirmDialog'
import type { UseConsequences } from './consequences'

/** The texts of the question; the names are listed below it. */
export interface RemovalTexts {
  title: string
  consequence: string
  verb: string
  /** The message of the outcome; `total` is the number of items. */
  done: (total: number) => string
  failed: (total: number) => string
}

interface RemovalDialogProps<Row> {
  texts: RemovalTexts
  rows: readonly Row[]
  nameOf: (row: Row) => string
  useConsequences: UseConsequences<Row>
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before rows are removed from a list. */
export function RemovalDialog<Row>(props: RemovalDialogProps<Row>) {
  const { texts, rows, nameOf, useConsequences, onConfirm, onClose } = props
  const { preview, typed } = useConsequences(rows)
  return (
    <ConfirmDialog
      kind="deletion"
      title={texts.title}
      consequence={texts.consequence}
      affected={rows.map(nameOf)}
      verb={texts.verb}
      typed={typed}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {preview}
    </ConfirmDialog>
  )
}
