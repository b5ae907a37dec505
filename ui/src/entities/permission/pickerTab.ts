import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findPermissions, findTeamPermissions } from './api'
import type { PermissionType } from './search'
import { HoldersDialog } from './ui/HoldersDialog'
import { viewedTypes } from './viewedTypes'

interface PermissionTabConfig {
  /** DNs of the teams in whose name the caller requests. */
  robPermission?: readonly string[]
  /** Finds items of these types, and lets the person choose holders of an item instead of the item. */
  holdersOf?: readonly PermissionType[]
}

/** Items that can be requested, of the types that the settings of the client show. */
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
