import { createSelector } from '@reduxjs/toolkit'
import { switchedOn } from '../../shared/platform/session/clientSettings'
import { readBootstrap } from '../../shared/platform/session/sessionApi'
import type { PermissionType } from './search'

const TYPES: readonly PermissionType[] = ['ROLE', 'RESOURCE', 'PRD']

const selectBootstrap = readBootstrap.select(undefined)

/**
 * The types of permissions that the settings of the client let people see; all where they say nothing.
 *
 * Source: SPEC 6 "Roles and permissions"; SPEC 3 "Other entities", view filters; docs/assumptions.md A-253.
 */
export const viewedTypes = createSelector(selectBootstrap, ({ data }) => {
  const names = data ? switchedOn(data.client.config, 'customization', 'viewPermission') : []
  const viewed = TYPES.filter((type) => names.some((name) => name.toUpperCase() === type))
  return viewed.length > 0 ? viewed : TYPES
})
