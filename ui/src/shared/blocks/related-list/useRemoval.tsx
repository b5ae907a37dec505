import { useState } from 'react'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Outcome } from '../../platform/store/outcome'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { useNoPreview, type ChangePreview } from './changePreview'

/** What the question says; the names stand below it. */
interface RemovalTexts {
  title: string
  consequence: string
  verb: string
  /** What became of so many. */
  done: (total: number) => string
  failed: (total: number) => string
}

interface RemovalOptions<Row> {
  texts: RemovalTexts
  nameOf: (row: Row) => string
  /** Asks the server; the outcome names each row by its id. */
  send: (rows: readonly Row[]) => Promise<Outcome>
  /** What follows from it, and what has to be typed first; read as a hook, also while nothing is asked. */
  usePreview?: (rows: readonly Row[]) => ChangePreview
}

interface Asked<Row> {
  rows: readonly Row[]
  onDone: () => void
}

/** Takes rows out of a list after a question; `onDone` follows when at least one was taken out. */
export function useRemoval<Row>(options: RemovalOptions<Row>) {
  const { texts, nameOf, send, usePreview = useNoPreview } = options
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked<Row>>()
  const { preview, typed } = usePreview(asked?.rows ?? [])
  const confirm = async ({ rows, onDone }: Asked<Row>) => {
    const outcome = await send(rows)
    const { success, failed, succeeded } = outcome
    const text = success ? texts.done(rows.length) : texts.failed(failed.length)
    dispatch(showFeedback({ outcome, text }))
    if (succeeded.length > 0) onDone()
  }
  return {
    ask: (rows: readonly Row[], onDone: () => void = () => undefined) => setAsked({ rows, onDone }),
    dialog: asked && (
      <ConfirmDialog
        kind="deletion"
        title={texts.title}
        consequence={texts.consequence}
        affected={asked.rows.map(nameOf)}
        verb={texts.verb}
        typed={typed}
        onConfirm={() => confirm(asked)}
        onClose={() => setAsked(undefined)}
      >
        {preview}
      </ConfirmDialog>
    ),
  }
}
