import type { Reason, ReasonKind } from '../../entities/explanation/model'
import { toAdminAssignments, toAdministrator } from '../administrators/routes'
import { toAvailability } from '../availability/routes'
import { toDelegations } from '../delegation/routes'
import { toGroup } from '../groups/routes'
import { toProxies } from '../proxy-assignments/routes'
import { toRole } from '../roles/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'

const permissions = ({ id, domain = '' }: Reason) => toAdministrator(id, domain)

/** The page of the record that each kind of reason comes from; undefined for reasons that the console cannot change. */
const PLACES: Partial<Record<ReasonKind, (reason: Reason) => string>> = {
  group: ({ id }) => toGroup(id),
  role: ({ id }) => toRole(id),
  direct: ({ id }) => toUser(id),
  whole: ({ id }) => toAdminAssignments(id),
  part: permissions,
  permission: permissions,
  permissionBelow: permissions,
  absence: ({ id }) => toAvailability(id),
  delegation: ({ id }) => toDelegations(id),
  proxy: ({ id }) => toProxies(id),
  team: ({ id }) => toTeam(id),
}

/** The address at which a reason can be changed; undefined where the console has none. */
export const placeOf = (reason: Reason) => PLACES[reason.kind]?.(reason)
