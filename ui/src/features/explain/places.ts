import type { Reason } from '../../entities/explanation/model'
import { toAdminAssignments, toAdministrator } from '../administrators/routes'
import { toAvailability } from '../availability/routes'
import { toDelegations } from '../delegation/routes'
import { toGroup } from '../groups/routes'
import { toProxies } from '../proxy-assignments/routes'
import { toRole } from '../roles/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'

/** The address at which a reason can be changed; undefined where the console has none. */
export function placeOf({ kind, id, domain = '' }: Reason): string | undefined {
  switch (kind) {
    case 'group':
      return toGroup(id)
    case 'role':
      return toRole(id)
    case 'direct':
      return toUser(id)
    case 'whole':
      return toAdminAssignments(id)
    case 'part':
    case 'permission':
    case 'permissionBelow':
      return toAdministrator(id, domain)
    case 'absence':
      return toAvailability(id)
    case 'delegation':
      return toDelegations(id)
    case 'proxy':
      return toProxies(id)
    case 'team':
      return toTeam(id)
    case 'addressee':
    case 'container':
      return undefined
  }
}
