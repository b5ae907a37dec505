import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { HolderList } from '../../entities/assignment/ui/HolderList'
import { toGroup } from '../groups/routes'
import { toUser } from '../users/routes'
import { toRole } from './routes'

const links = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'assignments') }

/** Who has a role, directly or through something else. */
export function RoleAssignments({ role }: { role: RoleDetail }) {
  const { mayAssign, mayRevoke } = useMayChange('role', role)
  const permission = usePermission('role', role)
  return <HolderList {...{ permission, links, mayAssign, mayRevoke }} />
}
