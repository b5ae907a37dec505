import {
  GitCompareArrows,
  Lock,
  LockOpen,
  Network,
  Pencil,
  ShoppingCart,
  Trash2,
  UsersRound,
} from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useIsSteward } from '../../entities/user/useIsSteward'
import type { User } from '../../entities/user/model'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { toSameAccess } from '../permissions/routes'
import { toRequestsFor } from '../requests/routes'
import { toWhy } from '../explain/routes'
import { toOrgChart } from '../orgchart/routes'
import { toComparison, toUserEdit, toUsers } from './routes'
import { SwitchLoginDialog } from './SwitchLoginDialog'
import { useUserDeletion } from './useUserDeletion'

/** What the signed-in person may do with somebody; what they may not is not there. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const isOneself = useBootstrap().user.dn === user.dn
  const mayManage = usePageRight('manageusers')
  const mayOpenChart = usePageRight('orgchart')
  const [isSwitching, setSwitching] = useState(false)
  const deletion = useUserDeletion()
  const leave = () => void navigate(toUsers(), { replace: true })
  const isDisabled = user.isLoginDisabled
  return (
    <>
      {mayOpenChart && (
        <Button icon={Network} href={toOrgChart(user.dn)}>
          {t('action.orgChart')}
        </Button>
      )}
      {!isOneself && <RequestFor user={user} />}
      <Button icon={GitCompareArrows} href={toComparison(user.dn)}>
        {t('action.compare')}
      </Button>
      <WhyButton to={toWhy({ who: user.dn })} />
      {mayManage && !isOneself && (
        <>
          {user.canDisableLogin && (
            <Button icon={isDisabled ? LockOpen : Lock} onPress={() => setSwitching(true)}>
              {isDisabled ? t('action.enable') : t('action.disable')}
            </Button>
          )}
          <Button icon={Trash2} onPress={() => deletion.ask([user], leave)}>
            {t('delete.open')}
          </Button>
        </>
      )}
      {user.isEditable && (
        <Button variant="primary" icon={Pencil} href={toUserEdit(user.dn)}>
          {t('action.edit')}
        </Button>
      )}
      {isSwitching && <SwitchLoginDialog user={user} onClose={() => setSwitching(false)} />}
      {deletion.dialog}
    </>
  )
}

/** Leads to where access is asked for in the name of somebody, and to what they have, to be asked for oneself. */
function RequestFor({ user: { dn, fullName } }: { user: User }) {
  const { t } = useTranslation('users')
  const isSteward = useIsSteward()
  const mayRequest = usePageRight('requests')
  const mayCompare = useIsOpenPath()(toSameAccess())
  if (!isSteward) return null
  return (
    <>
      {mayRequest && (
        <Button icon={ShoppingCart} href={toRequestsFor({ dn, name: fullName })}>
          {t('action.request')}
        </Button>
      )}
      {mayCompare && (
        <Button icon={UsersRound} href={toSameAccess(dn)}>
          {t('action.same')}
        </Button>
      )}
    </>
  )
}
