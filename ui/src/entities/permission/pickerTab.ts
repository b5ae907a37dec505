import { freshly } from '../../shared/api/read'
import type { ListTab } from '../../shared/entity-picker/pickerTab'
import { findPermissions, findTeamPermissions, type PermissionType } from './api'

interface PermissionTabConfig {
  /** What the client's settings let people see. */
  types: readonly PermissionType[]
  /** DNs of the teams in whose name is asked. */
  robPermission?: readonly string[]
}

/** Roles, resources and workflows that can be asked for. */
export function permissionTab({ types, robPermission }: PermissionTabConfig): ListTab {
  return {
    id: 'permission',
    kind: 'list',
    needsQuery: true,
    scope: robPermission?.join(' '),
    ask: (asked) =>
      robPermission
        ? findTeamPermissions.initiate({ ...asked, teamDns: robPermission }, freshly)
        : findPermissions.initiate({ ...asked, types }, freshly),
  }
}
