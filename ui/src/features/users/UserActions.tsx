import { Pencil, ShoppingCart } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { User } from '../../entities/user/model'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { toRequestsFor } from '../requests/routes'
import { MoreUserActions } from './MoreUserActions'
import { toUserEdit } from './routes'

/** The actions that the signed-in person may do with a user: the two used most as buttons, the others in a menu. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('users')
  return (
    <>
      <RequestFor user={user} />
      {user.isEditable && (
        <Button variant="primary" icon={Pencil} href={toUserEdit(user.dn)}>
          {t('action.edit')}
        </Button>
      )}
      <MoreUserActions user={user} />
    </>
  )
}

/** Leads to the catalog with somebody as the recipient, for those who may request for others. */
function RequestFor({ user: { dn, fullName } }: { user: User }) {
  const { t } = useTranslation('users')
  const isOneself = useBootstrap().user.dn === dn
  const isSteward = useIsSteward()
  const mayRequest = usePageRight('requests')
  if (isOneself || !isSteward || !mayRequest) return null
  return (
    <Button icon={ShoppingCart} href={toRequestsFor([{ id: dn, name: fullName }])}>
      {t('action.request')}
    </Button>
  )
}
