import { HolderList } from '../../entities/assignment/ui/HolderList'
import { usePermission } from '../../entities/permission/usePermission'
import type { ResourceDetail } from '../../entities/resource/model'
import { toGroup } from '../groups/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'

const links = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'resources') }

/** Who has a resource, directly or through a role. */
export function ResourceAssignments({ resource }: { resource: ResourceDetail }) {
  return <HolderList permission={usePermission('resource', resource)} links={links} mayChange />
}
