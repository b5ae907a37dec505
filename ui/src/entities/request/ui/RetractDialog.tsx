import { useTranslation } from 'react-i18next'
import { useRetractRequestsMutation } from '../api'
import type { AccessRequest } from '../model'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'

interface RetractDialogProps {
  /** The requests to retract, at least one. */
  requests: readonly AccessRequest[]
  /** Called when at least one request was retracted. */
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** Asks before requests are retracted. It is sent at once and cannot be undone. */
export function RetractDialog({ requests, onDone, onClose }: RetractDialogProps) {
  const { t } = useTranslation('history')
  const dispatch = useAppDispatch()
  const [retract] = useRetractRequestsMutation()
  const count = requests.length
  const confirm = async () => {
    const outcome = await retract(requests).unwrap()
    const text = outcome.success
      ? t('retract.done', { count })
      : t('retract.failed', { count: outcome.failed.length })
    dispatch(showFeedback({ outcome, text }))
    if (outcome.succeeded.length > 0) onDone?.()
  }
  return (
    <ConfirmDialog
      kind="deletion"
      title={t('retract.title', { count })}
      consequence={t('retract.text')}
      affected={requests.map(({ name }) => name)}
      verb={t('retract.verb')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
