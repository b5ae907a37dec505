import { useTranslation } from 'react-i18next'
import { useDeleteGroupsMutation } from '../../entities/group/api'
import type { GroupDeletion } from '../../entities/group/model'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../shared/platform/store/outcome'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface DeleteGroupsDialogProps {
  groups: readonly GroupDeletion['group'][]
  /** Something was deleted, perhaps not all. */
  onDone: () => void
  onClose: () => void
}

/** Asks, deletes, and says what became of each group. */
export function DeleteGroupsDialog({ groups, onDone, onClose }: DeleteGroupsDialogProps) {
  const { t } = useTranslation('groups')
  const remove = useDeletion(groups)
  const [group] = groups
  const count = groups.length
  return (
    <ConfirmDialog
      kind="deletion"
      title={
        count === 1 && group
          ? t('delete.titleOf', { name: group.name })
          : t('delete.title', { count })
      }
      consequence={t('delete.consequence', { count })}
      affected={groups.map(({ name }) => name)}
      verb={t('delete.verb', { count })}
      isTyped={count > 1}
      onConfirm={async () => {
        await remove()
        onDone()
      }}
      onClose={onClose}
    />
  )
}

/** A refusal to delete the only one is left to the dialog, which can try again. */
function useDeletion(groups: DeleteGroupsDialogProps['groups']) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [deleteGroups] = useDeleteGroupsMutation()
  return async () => {
    const deletions = await deleteGroups(groups).unwrap()
    const [first] = deletions
    if (deletions.length === 1 && first?.error !== undefined) throw first.error as Error
    const outcome = outcomeOf(deletions, errorText)
    const { succeeded, failed } = outcome
    const text = outcome.success
      ? t('delete.done', { count: succeeded.length })
      : t('delete.failed', { count: failed.length })
    dispatch(showFeedback({ text, outcome }))
  }
}

function outcomeOf(
  deletions: readonly GroupDeletion[],
  errorText: (error: unknown) => string,
): Outcome {
  const failed = deletions.flatMap(({ group, outcome, error }) =>
    error === undefined
      ? (outcome?.failed ?? [])
      : [{ id: group.dn, name: group.name, reason: errorText(error) }],
  )
  const succeeded = deletions.flatMap(({ outcome }) => outcome?.succeeded ?? [])
  return { success: failed.length === 0, succeeded, failed }
}
