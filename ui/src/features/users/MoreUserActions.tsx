import {
  CircleQuestionMark,
  GitCompareArrows,
  Lock,
  LockOpen,
  Network,
  Trash2,
  UsersRound,
} from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMayExplain } from '../../entities/explanation/useMayExplain'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { User } from '../../entities/user/model'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { toWhy } from '../explain/routes'
import { toOrgChart } from '../orgchart/routes'
import { toSameAccess } from '../permissions/routes'
import { toComparison, toUsers } from './routes'
import { SwitchLoginDialog } from './SwitchLoginDialog'
import { useSeesAccess } from './useSeesAccess'
import { useUserDeletion } from './useUserDeletion'

/** The less frequent actions on a user; actions without the right are hidden. */
export function MoreUserActions({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const mayManage = useMayManage(user)
  const [isSwitching, setSwitching] = useState(false)
  const deletion = useUserDeletion()
  const leave = () => void navigate(toUsers(), { replace: true })
  const isDisabled = user.isLoginDisabled
  return (
    <>
      <ActionMenu
        actions={[
          ...useLinks(user),
          mayManage &&
            user.canDisableLogin && {
              icon: isDisabled ? LockOpen : Lock,
              label: isDisabled ? t('action.enable') : t('action.disable'),
              onAction: () => setSwitching(true),
            },
          mayManage && {
            icon: Trash2,
            label: t('delete.open'),
            isDestructive: true,
            onAction: () => deletion.ask([user], leave),
          },
        ]}
      />
      {isSwitching && <SwitchLoginDialog user={user} onClose={() => setSwitching(false)} />}
      {deletion.dialog}
    </>
  )
}

/** Whether the person may delete or disable this account: never their own. */
function useMayManage({ dn }: User): boolean {
  const isOneself = useBootstrap().user.dn === dn
  return usePageRight('manageusers') && !isOneself
}

/** Links to other pages about a user, as far as the signed-in person may open them. */
function useLinks({ dn }: User) {
  const { t } = useTranslation(['users', 'values'])
  const isOneself = useBootstrap().user.dn === dn
  const isSteward = useIsSteward()
  const mayOpenChart = usePageRight('orgchart')
  const mayOpen = useIsOpenPath()
  const mayExplain = useMayExplain()
  const seesAccess = useSeesAccess(dn)
  const mayCopy = !isOneself && isSteward && mayOpen(toSameAccess())
  return [
    { icon: Network, label: t('action.orgChart'), href: mayOpenChart && toOrgChart(dn) },
    { icon: GitCompareArrows, label: t('action.compare'), href: seesAccess && toComparison(dn) },
    { icon: UsersRound, label: t('action.same'), href: mayCopy && toSameAccess(dn) },
    {
      icon: CircleQuestionMark,
      label: t('values:why'),
      href: mayExplain && toWhy({ who: dn }),
    },
  ].flatMap((link) => (link.href === false ? [] : [{ ...link, href: link.href }]))
}
