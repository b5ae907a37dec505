import { CircleQuestionMark, Copy, Ellipsis, Link2, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useMayExplain } from '../../entities/explanation/useMayExplain'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { toRoleJson } from '../../entities/role/roleChange'
import { useLeaveOrFollow, type ReadAgain } from '../../shared/blocks/deletion/useLeaveOrFollow'
import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { ButtonMenu } from '../../shared/ui/ButtonMenu'
import { MenuItem } from '../../shared/ui/Menu'
import { toWhy } from '../explain/routes'
import { toMapResources } from '../map-resources/routes'
import { holderLinks } from './holderLinks'
import { toRoles } from './routes'
import { useRoleDeletion } from './useRoleDeletion'

interface RoleActionsProps {
  role: RoleDetail
  readAgain: ReadAgain
}

/**
 * The actions of a role: map resources, assign, and a menu of the rest. A role that is being
 * deleted has no actions that change it.
 */
export function RoleActions({ role, readAgain }: RoleActionsProps) {
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
      <MoreRoleActions role={role} readAgain={readAgain} />
    </>
  )
}

function MoreRoleActions({ role, readAgain }: RoleActionsProps) {
  const { t } = useTranslation(['roles', 'values'])
  const mayExplain = useMayExplain()
  const { mayDelete } = useMayChange('role', role)
  const copy = useCopy(role)
  const deletion = useRoleDeletion()
  const leaveOrFollow = useLeaveOrFollow(readAgain, toRoles())
  if (!mayExplain && !copy && !mayDelete) return null
  return (
    <>
      <ButtonMenu isMinor icon={Ellipsis} label={t('more')}>
        {mayExplain && (
          <MenuItem icon={CircleQuestionMark} href={toWhy({ object: role.id })}>
            {t('values:why')}
          </MenuItem>
        )}
        {copy && (
          <MenuItem icon={Copy} onAction={copy}>
            {t('copy.open')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem
            icon={Trash2}
            isDestructive
            onAction={() => deletion.ask([role], leaveOrFollow)}
          >
            {t('delete.open')}
          </MenuItem>
        )}
      </ButtonMenu>
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
