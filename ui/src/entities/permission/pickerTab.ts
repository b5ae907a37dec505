import { freshly } from '../../shared/api/read'
import type { ListTab } from '../../shared/entity-picker/pickerTab'
import { findPermissions, findTeamPermissions } from './api'
import { viewedTypes } from './viewedTypes'

interface PermissionTabConfig {
  /** DNs of the teams in whose name is asked. */
  robPermission?: readonly string[]
}

/** Roles, resources and workflows that can be asked for, as far as the settings of the client let people see them. */
export function permissionTab({ robPermission }: PermissionTabConfig = {}): ListTab {
  return {
    id: 'permission',
    kind: 'list',
    needsQuery: true,
    scope: robPermission?.join(' '),
    ask: (asked) =>
      robPermission
        ? findTeamPermissions.initiate({ ...asked, teamDns: robPermission }, freshly)
        : (dispatch, getState) =>
            dispatch(
              findPermissions.initiate({ ...asked, types: viewedTypes(getState()) }, freshly),
            ),
  }
}
