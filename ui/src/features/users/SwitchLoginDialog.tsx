import { useTranslation } from 'react-i18next'
import { useChangeUserMutation } from '../../entities/user/changes'
import type { User } from '../../entities/user/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface SwitchLoginDialogProps {
  user: User
  onClose: () => void
}

/**
 * Asks before the login of a user is disabled or enabled.
 *
 * Source: SPEC 4 "Other states", LoginDisabled.
 */
export function SwitchLoginDialog({ user, onClose }: SwitchLoginDialogProps) {
  const { t } = useTranslation('users')
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const [change] = useChangeUserMutation()
  const { dn, fullName: name, isLoginDisabled } = user
  const verb = isLoginDisabled ? 'enable' : 'disable'
  const confirm = async () => {
    const values = [String(!isLoginDisabled)]
    const attributes = [{ key: 'LoginDisabled', values, action: 'update' as const }]
    await change({ dn, attributes, clientId }).unwrap()
    dispatch(showFeedback({ status: 200, text: t(`login.${verb}d`, { name }) }))
  }
  return (
    <ConfirmDialog
      kind="change"
      title={t(`login.${verb}Title`, { name })}
      consequence={t(`login.${verb}Text`, { name })}
      verb={t(`action.${verb}`)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
