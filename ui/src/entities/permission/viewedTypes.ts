import { switchedOn } from '../../shared/session/clientSettings'
import { readBootstrap } from '../../shared/session/sessionApi'
import type { RootState } from '../../shared/store/hooks'
import type { PermissionType } from './search'

const TYPES: readonly PermissionType[] = ['ROLE', 'RESOURCE', 'PRD']

const selectBootstrap = readBootstrap.select(undefined)

/**
 * The types of permissions that the settings of the client let people see; all where they say nothing.
 *
 * Source: SPEC 6 "Roles and permissions"; SPEC 3 "Other entities", view filters; docs/assumptions.md A-253.
 */
export function viewedTypes(state: RootState): readonly PermissionType[] {
  const config = selectBootstrap(state).data?.client.config
  const names = config ? switchedOn(config, 'customization', 'viewPermission') : []
  const viewed = TYPES.filter((type) => names.some((name) => name.toUpperCase() === type))
  return viewed.length > 0 ? viewed : TYPES
}
