import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { commitWaiting } from '../undo/waitingCommits'
import { type DeletionAnswer, type NamedRecord, toOutcome } from './deletionOutcome'
import type { DeletionNamespace, SayDeletion } from './deletionTexts'

interface DeletionDialogProps<Row> {
  namespace: DeletionNamespace
  /** The records to delete, at least one. */
  records: readonly NamedRecord[]
  rows: readonly Row[]
  /** A hook that says whether the name of a single record has to be typed, as people lose something with it. */
  useIsNameTyped: (rows: readonly Row[]) => boolean
  /** The consequences of the deletion, below the question. */
  preview: ReactNode
  send: () => Promise<DeletionAnswer>
  /** Called when at least one record was deleted. */
  onDeleted: () => void
  onClose: () => void
}

/**
 * Asks, deletes the records, and shows the outcome of each. Removals that wait are sent before, as they would fail on a
 * deleted record.
 */
export function DeletionDialog<Row>(props: DeletionDialogProps<Row>) {
  const { namespace, records, rows, useIsNameTyped, preview, send, onDeleted, onClose } = props
  const isNameTyped = useIsNameTyped(rows)
  const say = useTranslation(namespace).t as unknown as SayDeletion
  const tell = useOutcomeMessage(say, records)
  const [first] = records
  const count = records.length
  const single = count === 1 ? first : undefined
  const confirm = async () => {
    await commitWaiting()
    const answer = await send()
    const [refused] = answer.failed
    // For a single record, the dialog shows the error and stays open.
    if (single && refused?.error !== undefined) throw refused.error as Error
    tell(answer)
    if (answer.succeeded.length > 0) onDeleted()
  }
  return (
    <ConfirmDialog
      kind="deletion"
      title={
        single
          ? say('delete.titleOf', { count, name: single.name })
          : say('delete.title', { count })
      }
      consequence={say('delete.consequence', { count })}
      affected={single ? [] : records.map(({ name }) => name)}
      verb={say('delete.verb', { count })}
      typed={typedPhrase(records, isNameTyped)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {preview}
    </ConfirmDialog>
  )
}

/** Source: docs/assumptions.md A-456. */
function typedPhrase([first, ...others]: readonly NamedRecord[], isNameTyped: boolean) {
  if (others.length > 0) return others.length + 1
  return isNameTyped ? first?.name : undefined
}

function useOutcomeMessage(say: SayDeletion, records: readonly NamedRecord[]) {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  return (answer: DeletionAnswer) => {
    const outcome = toOutcome(answer, records, errorText)
    const text = outcome.success
      ? say('delete.done', { count: outcome.succeeded.length })
      : say('delete.failed', { count: outcome.failed.length })
    dispatch(showFeedback({ text, outcome }))
  }
}
