import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findPermissions, findTeamPermissions } from './api'
import type { PermissionType } from './search'
import { HoldersDialog } from './ui/HoldersDialog'
import { viewedTypes } from './viewedTypes'

interface PermissionTabConfig {
  /** DNs of the teams in whose name is asked. */
  robPermission?: readonly string[]
  /** Only these types, and those who have what is chosen in its place. */
  holdersOf?: readonly PermissionType[]
}

/** Roles, resources and workflows that can be asked for, as far as the settings of the client let people see them. */
export function permissionTab(config: PermissionTabConfig = {}): ListTab {
  const { robPermission, holdersOf } = config
  const isOffered = (type: PermissionType) => holdersOf?.includes(type) ?? true
  return {
    id: 'permission',
    kind: 'list',
    needsQuery: true,
    scope: robPermission?.join(' '),
    Dialog: holdersOf && HoldersDialog,
    ask: (asked) =>
      robPermission
        ? findTeamPermissions.initiate({ ...asked, teamDns: robPermission }, freshly)
        : (dispatch, getState) =>
            dispatch(
              findPermissions.initiate(
                { ...asked, types: viewedTypes(getState()).filter(isOffered) },
                freshly,
              ),
            ),
  }
}
