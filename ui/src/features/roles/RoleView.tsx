import { IdCard } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { RoleDetail } from '../../entities/role/model'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Glyph } from '../../shared/ui/Glyph'
import { toOwnRights } from '../explain/routes'
import { RoleActions } from './RoleActions'
import { RoleMarks } from './RoleMarks'
import { useRoleTabs } from './useRoleTabs'

interface RoleProps {
  role: RoleDetail
  /** Loads the role again. */
  readAgain: () => unknown
}

/** The head of a role and its tabs. A role that is being deleted is reloaded until it is gone. */
export function RoleView({ role, readAgain }: RoleProps) {
  const { t } = useTranslation('roles')
  const { id, name, status } = role
  usePageTitle(name)
  const pending = usePendingDeletion({
    rows: [role],
    rowId: (row) => row.id,
    isPending: () => status === PENDING_DELETE,
    readAgain,
  })
  const { isReadOnly } = useMayChange('role', role)
  return (
    <>
      <DetailHead
        sign={<Glyph of={IdCard} tint="role" />}
        name={name}
        badge={<RoleMarks role={role} />}
        dn={id}
        actions={<RoleActions role={role} />}
      />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(id)} />}
      {pending.notice}
      <SectionTabs label={t('tab.all', { name })} tabs={useRoleTabs(role)} />
    </>
  )
}
