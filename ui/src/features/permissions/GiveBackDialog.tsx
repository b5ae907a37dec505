import { useTranslation } from 'react-i18next'
import type { Holding } from '../../entities/assignment/model'
import { useGiveBackMutation } from '../../entities/assignment/ownApi'
import { NothingToRevoke } from '../../entities/assignment/ui/NothingToRevoke'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface GiveBackDialogProps {
  holdings: readonly Holding[]
  /** Whether the selection also has permissions that come from a group, a container or a role: these are not given back. */
  isSomeKept: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks before the person gives back roles and resources of their own. It is sent at once and cannot be undone. */
export function GiveBackDialog({ holdings, isSomeKept, onDone, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation('permissions')
  const dispatch = useAppDispatch()
  const [giveBack] = useGiveBackMutation()
  const count = holdings.length
  if (count === 0) return <NothingToRevoke onClose={onClose} />
  const confirm = async () => {
    const outcome = await giveBack({ holdings, reason: '' }).unwrap()
    dispatch(showFeedback({ outcome, text: t('remove.done', { count }) }))
    onDone()
  }
  return (
    <ConfirmDialog
      kind="deletion"
      title={t('remove.title', { count })}
      consequence={isSomeKept ? t('remove.textSome') : t('remove.text')}
      affected={holdings.map(({ name }) => name)}
      verb={t('remove.verb')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
