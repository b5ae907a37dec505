import { Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { UndoToasts } from '../undo/UndoToasts'
import { useUndo } from '../undo/useUndo'
import type { SayDeletion } from './deletionTexts'
import { type Deletion, type DeletionOptions, useDeletion } from './useDeletion'

interface UndoableOptions<Row> extends DeletionOptions<Row> {
  /**
   * Whether a row is deleted without a question and can be restored, as nobody loses anything with
   * it.
   */
  isUndoable: (row: Row) => boolean
}

interface UndoableDeletion<Row> extends Deletion<Row> {
  /** Ids of deleted records that can still be restored; `withoutRows` hides them. */
  removed: ReadonlySet<string>
}

/**
 * Like `useDeletion`, but the deletion of a single record from the menu of its row asks no question
 * if it can be undone.
 *
 * Source: docs/assumptions.md A-193.
 */
export function useUndoableDeletion<Row>(options: UndoableOptions<Row>): UndoableDeletion<Row> {
  const { namespace, toRecord, send, isUndoable } = options
  const say = useTranslation(namespace).t as unknown as SayDeletion
  const deletion = useDeletion(options)
  const undo = useUndo()
  const remove = (row: Row) =>
    undo.remove({
      id: toRecord(row).id,
      text: say('delete.done', { count: 1 }),
      failedText: say('delete.failed', { count: 1 }),
      commit: () => outcomeOf(send([row])),
    })
  const { t } = useTranslation('ui')
  const action = { id: 'delete', label: t('undo.delete'), icon: Trash2, isDestructive: true }
  return {
    ...deletion,
    removed: undo.removed,
    rowActions: (row) =>
      isUndoable(row) ? [{ ...action, onAction: () => remove(row) }] : deletion.rowActions(row),
    dialog: (
      <>
        {deletion.dialog}
        <UndoToasts undo={undo} />
      </>
    ),
  }
}

/** The error of a call that rejects. */
async function outcomeOf(sent: Promise<unknown>): Promise<{ error?: unknown }> {
  try {
    await sent
    return {}
  } catch (error) {
    return { error }
  }
}
