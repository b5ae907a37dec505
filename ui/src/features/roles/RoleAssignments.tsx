import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { HolderList } from '../../entities/assignment/ui/HolderList'
import { holderLinks } from './holderLinks'

/** The people who have a role, directly or inherited. */
export function RoleAssignments({ role }: { role: RoleDetail }) {
  const { mayAssign, mayRevoke } = useMayChange('role', role)
  const isStaying = role.status !== PENDING_DELETE
  return (
    <HolderList
      permission={usePermission('role', role)}
      links={holderLinks}
      mayAssign={isStaying && mayAssign}
      mayRevoke={isStaying && mayRevoke}
    />
  )
}
