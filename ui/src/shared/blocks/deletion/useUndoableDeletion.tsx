import { Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { UndoToasts } from '../undo/UndoToasts'
import { useUndo } from '../undo/useUndo'
import type { SayDeletion } from './deletionTexts'
import { type Deletion, type DeletionOptions, useDeletion } from './useDeletion'

interface UndoableOptions<Row> extends DeletionOptions<Row> {
  /** Nobody loses anything with the record: it is deleted without a question, and can be taken back. */
  isUndoable: (row: Row) => boolean
}

interface UndoableDeletion<Row> extends Deletion<Row> {
  /** Ids of what was deleted and can be taken back: `withoutRows`. */
  removed: ReadonlySet<string>
}

/** As `useDeletion`, but a single record is deleted from the menu of its row without a question where that can be taken back. Source: docs/assumptions.md A-193. */
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
