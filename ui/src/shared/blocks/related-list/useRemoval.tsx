import { useState } from 'react'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Outcome } from '../../platform/store/outcome'
import { useNoConsequences, type UseConsequences } from './consequences'
import { RemovalDialog, type RemovalTexts } from './RemovalDialog'

interface RemovalOptions<Row> {
  texts: RemovalTexts
  nameOf: (row: Row) => string
  /** Calls the server; the outcome names each row by its id. */
  send: (rows: readonly Row[]) => Promise<Outcome>
  /** The impact and the typed confirmation; always pass the same hook. */
  useConsequences?: UseConsequences<Row>
}

interface Asked<Row> {
  rows: readonly Row[]
  onDone: () => void
}

/**
 * Removes rows from a list after a question. `onDone` is called if at least one row was removed.
 */
export function useRemoval<Row>(options: RemovalOptions<Row>) {
  const { texts, nameOf, send, useConsequences = useNoConsequences } = options
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked<Row>>()
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
      <RemovalDialog
        texts={texts}
        rows={asked.rows}
        nameOf={nameOf}
        useConsequences={useConsequences}
        onConfirm={() => confirm(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
