import { IdCard, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useNavigate } from 'react-router-dom'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { toOwnRights, toWhy } from '../explain/routes'
import { holderLinks } from './holderLinks'
import { RoleMarks } from './RoleMarks'
import { toRoles } from './routes'
import { useRoleDeletion } from './useRoleDeletion'
import { useRoleTabs } from './useRoleTabs'

interface RoleProps {
  role: RoleDetail
  /** Reads the role from the server; no data, or an error, once it is gone. */
  readAgain: () => PromiseLike<{ data?: unknown; error?: unknown }>
}

/** A role: what it is, and its tabs. One that is being deleted is followed until it is gone. */
export function RoleView({ role, readAgain }: RoleProps) {
  const { t } = useTranslation('roles')
  const { id, name, status } = role
  usePageTitle(name)
  const isStaying = status !== PENDING_DELETE
  const pending = usePendingDeletion({
    rows: [role],
    rowId: (row) => row.id,
    isPending: () => !isStaying,
    readAgain,
  })
  const permission = usePermission('role', role)
  const { mayAssign, mayDelete, isReadOnly } = useMayChange('role', role)
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
            {isStaying && mayAssign && <AssignButton permission={permission} links={holderLinks} />}
            {mayDelete && <DeleteButton role={role} readAgain={readAgain} />}
          </>
        }
      />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(id)} />}
      {pending.notice}
      <SectionTabs label={t('tab.all', { name })} tabs={useRoleTabs(role)} />
    </>
  )
}

/** The server can delete the role later; until then the page stays open and shows the state. */
function DeleteButton({ role, readAgain }: RoleProps) {
  const { t } = useTranslation('roles')
  const navigate = useNavigate()
  const deletion = useRoleDeletion()
  const leaveOrFollow = async () => {
    const { data, error } = await readAgain()
    if (error || !data) void navigate(toRoles())
  }
  return (
    <>
      <Button
        icon={Trash2}
        variant="quiet"
        onPress={() => deletion.ask([role], () => void leaveOrFollow())}
      >
        {t('delete.open')}
      </Button>
      {deletion.dialog}
    </>
  )
}
