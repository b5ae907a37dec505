import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { Party } from '../../entities/request/model'
import { PermissionRequests } from '../../entities/request/ui/PermissionRequests'
import { usePermission } from '../../entities/permission/usePermission'
import type { RoleDetail } from '../../entities/role/model'
import { Link } from '../../shared/ui/Link'
import { toGroup } from '../groups/routes'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/** The requests for a role: recipient, requester and state. */
export function RoleRequests({ role }: { role: RoleDetail }) {
  return <PermissionRequests permission={usePermission('role', role)} drawParty={drawParty} />
}

function drawParty({ dn, name, type }: Party) {
  switch (dn && type) {
    case 'user':
      return <QuickInfoLink kind="USER" quiet dn={dn} name={name} href={toUser(dn)} />
    case 'group':
      return <Link href={toGroup(dn)}>{name}</Link>
    case 'role':
      return <QuickInfoLink kind="ROLE" quiet dn={dn} name={name} href={toRole(dn)} />
    default:
      return <bdi>{name}</bdi>
  }
}
