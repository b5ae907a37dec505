import { IdCard, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useNavigate } from 'react-router-dom'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { toOwnRights, toWhy } from '../explain/routes'
import { RoleMarks } from './RoleMarks'
import { toRoles } from './routes'
import { useRoleDeletion } from './useRoleDeletion'
import { useRoleTabs } from './useRoleTabs'

interface RoleProps {
  role: RoleDetail
}

/** A role: what it is, and its tabs. */
export function RoleView({ role }: RoleProps) {
  const { t } = useTranslation('roles')
  const { id, name } = role
  const permission = usePermission('role', role)
  const { mayAssign, mayDelete, isReadOnly } = useMayChange('role', role)
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={IdCard} tint="role" />}
        name={name}
        badge={<RoleMarks role={role} />}
        dn={id}
        actions={
          <>
            <WhyButton to={toWhy({ object: id })} />
            {mayAssign && <AssignButton permission={permission} />}
            {mayDelete && <DeleteButton role={role} />}
          </>
        }
      />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(id)} />}
      <SectionTabs label={t('tab.all', { name })} tabs={useRoleTabs(role)} />
    </>
  )
}

function DeleteButton({ role }: RoleProps) {
  const { t } = useTranslation('roles')
  const navigate = useNavigate()
  const deletion = useRoleDeletion()
  const leave = () => void navigate(toRoles())
  return (
    <>
      <Button icon={Trash2} variant="quiet" onPress={() => deletion.ask([role], leave)}>
        {t('delete.open')}
      </Button>
      {deletion.dialog}
    </>
  )
}
