import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { Party } from '../../entities/request/model'
import { PermissionRequests } from '../../entities/request/ui/PermissionRequests'
import { usePermission } from '../../entities/permission/usePermission'
import type { ResourceDetail } from '../../entities/resource/model'
import { toUser } from '../users/routes'

/** The requests for a resource: recipient, requester and state. */
export function ResourceRequests({ resource }: { resource: ResourceDetail }) {
  return (
    <PermissionRequests permission={usePermission('resource', resource)} drawParty={drawParty} />
  )
}

function drawParty({ dn, name, type }: Party) {
  if (dn && type === 'user')
    return <QuickInfoLink kind="USER" quiet dn={dn} name={name} href={toUser(dn)} />
  return <bdi>{name}</bdi>
}
