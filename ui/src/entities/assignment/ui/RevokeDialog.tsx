import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { useRevokeMutation } from '../api'
import type { Holding, PermissionKind } from '../model'
import type { Holder } from './holder'
import { NothingToRevoke } from './NothingToRevoke'

interface RevokeDialogProps {
  kind: PermissionKind
  holder: Holder
  holdings: readonly Holding[]
  isSomeKept: boolean
  onDone: () => void
  onClose: () => void
}

/**
 * Asks before roles or resources are revoked; the revocation takes effect at once and cannot be
 * undone.
 */
export function RevokeDialog(props: RevokeDialogProps) {
  const { kind, holder, holdings, isSomeKept, onDone, onClose } = props
  const { t } = useTranslation('assignments')
  const dispatch = useAppDispatch()
  const [revoke] = useRevokeMutation()
  const count = holdings.length
  const name = holder.name
  if (count === 0) return <NothingToRevoke onClose={onClose} />
  const confirm = async () => {
    const from = { holder: holder.dn, holderKind: holder.kind }
    const outcome = await revoke({ ...from, holdings, reason: '' }).unwrap()
    dispatch(showFeedback({ outcome, text: t(`${kind}.revoked`, { count, name }) }))
    onDone()
  }
  return (
    <ConfirmDialog
      kind="deletion"
      title={t(`${kind}.revokeTitle`, { count, name })}
      consequence={isSomeKept ? t('revokeSome', { name }) : t('revokeText', { name })}
      affected={holdings.map((holding) => holding.name)}
      verb={t('revokeVerb')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
