import { HolderList } from '../../entities/assignment/ui/HolderList'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { usePermission } from '../../entities/permission/usePermission'
import type { ResourceDetail } from '../../entities/resource/model'
import { toGroup } from '../groups/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'

const links = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'resources') }

/** Who has a resource, directly or through a role. */
export function ResourceAssignments({ resource }: { resource: ResourceDetail }) {
  const { mayAssign, mayRevoke } = useMayChange('resource', resource)
  const permission = usePermission('resource', resource)
  return <HolderList {...{ permission, links, mayAssign, mayRevoke }} />
}
