import { freshly, type Read } from '../../shared/platform/api/read'
import type { ListTab, PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { findRoles, findRolesInContainer, findTeamRoles } from './api'

interface RoleTabConfig {
  /** Whether the level of each role is shown. */
  needColumnLevel?: boolean
  /** Only roles of these levels. */
  levels?: readonly number[]
  /** Only roles that can be added to a team. */
  teamRole?: boolean
  /** Only roles of this container. */
  teamRoleSubcontainer?: string
  isSingle?: boolean
}

/** Source: SPEC 3 "Other entities", picker configuration. */
export function roleTab(config: RoleTabConfig = {}): ListTab {
  const {
    needColumnLevel = false,
    levels,
    teamRole,
    teamRoleSubcontainer: container,
    isSingle,
  } = config
  const ask = (asked: PickerAsked): Read<PickerPage> => {
    if (container) return findRolesInContainer.initiate({ ...asked, container }, freshly)
    if (teamRole) return findTeamRoles.initiate(asked, freshly)
    return findRoles.initiate({ ...asked, needColumnLevel, levels }, freshly)
  }
  return { id: 'role', kind: 'list', needsQuery: true, isSingle, scope: container, ask }
}
