import { useTranslation } from 'react-i18next'
import { useDeleteUsersMutation } from '../../entities/user/changes'
import type { User } from '../../entities/user/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface DeleteUsersDialogProps {
  /** At least one. */
  users: readonly User[]
  /** When at least one of them is gone. */
  onDeleted: () => void
  onClose: () => void
}

/**
 * Asks before people are deleted, which is sent at once and cannot be undone; many want the verb typed.
 *
 * Source: SPEC 8 "Feedback kinds"; SPEC 3 "Other entities", feedback message shapes.
 */
export function DeleteUsersDialog({ users, onDeleted, onClose }: DeleteUsersDialogProps) {
  const { t } = useTranslation('users')
  const dispatch = useAppDispatch()
  const [remove] = useDeleteUsersMutation()
  const count = users.length
  const name = users[0]?.fullName ?? ''
  const confirm = async () => {
    const outcome = await remove(users.map(({ dn }) => dn)).unwrap()
    const text = outcome.success ? t('delete.done') : t('delete.failed')
    dispatch(showFeedback({ outcome, text }))
    if (outcome.succeeded.length > 0) onDeleted()
  }
  return (
    <ConfirmDialog
      kind="deletion"
      title={count === 1 ? t('delete.titleOne', { name }) : t('delete.title', { count })}
      consequence={t('delete.text')}
      affected={count === 1 ? [] : users.map(({ fullName }) => fullName)}
      verb={t('delete.verb', { count })}
      isTyped={count > 1}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
