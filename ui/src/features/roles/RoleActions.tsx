import { CircleQuestionMark, Copy, Link2, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useMayExplain } from '../../entities/explanation/useMayExplain'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { toRoleJson } from '../../entities/role/roleChange'
import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { Button } from '../../shared/ui/Button'
import { toWhy } from '../explain/routes'
import { toMapResources } from '../map-resources/routes'
import { holderLinks } from './holderLinks'
import { toRoles } from './routes'
import { useRoleDeletion } from './useRoleDeletion'

interface RoleActionsProps {
  role: RoleDetail
}

/**
 * The actions of a role: map resources, assign, and a menu of the rest. A role that is being
 * deleted has no actions that change it.
 */
export function RoleActions({ role }: RoleActionsProps) {
  const { t } = useTranslation('shell')
  const permission = usePermission('role', role)
  const mayMap = usePageRight('mapresources')
  const { mayAssign, mayModify } = useMayChange('role', role)
  const isStaying = role.status !== PENDING_DELETE
  return (
    <>
      {isStaying && mayModify && mayMap && (
        <Button isMinor icon={Link2} href={toMapResources(role.id)}>
          {t('section.mapresources')}
        </Button>
      )}
      {isStaying && mayAssign && <AssignButton permission={permission} links={holderLinks} />}
      <MoreRoleActions role={role} />
    </>
  )
}

function MoreRoleActions({ role }: RoleActionsProps) {
  const { t } = useTranslation(['roles', 'values'])
  const mayExplain = useMayExplain()
  const { mayDelete } = useMayChange('role', role)
  const copy = useCopy(role)
  const deletion = useRoleDeletion()
  const navigate = useNavigate()
  const leave = () => void navigate(toRoles())
  return (
    <>
      <ActionMenu
        actions={[
          mayExplain && {
            icon: CircleQuestionMark,
            label: t('values:why'),
            href: toWhy({ object: role.id }),
          },
          copy !== undefined && { icon: Copy, label: t('copy.open'), onAction: copy },
          mayDelete && {
            icon: Trash2,
            label: t('delete.open'),
            isDestructive: true,
            onAction: () => deletion.ask([role], leave),
          },
        ]}
      />
      {deletion.dialog}
    </>
  )
}

/**
 * Copies the stored role as JSON; undefined without a secure context, where the browser has no
 * clipboard.
 */
function useCopy(role: RoleDetail): (() => void) | undefined {
  const { t } = useTranslation('roles')
  const dispatch = useAppDispatch()
  const { default: locale } = useBootstrap().locales
  if (!('clipboard' in navigator)) return undefined
  const told = () => dispatch(showFeedback({ status: 200, text: t('copy.done') }))
  return () => void navigator.clipboard.writeText(toRoleJson(role, locale)).then(told)
}
