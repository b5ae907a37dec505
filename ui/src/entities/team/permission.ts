import type { TeamDomain } from './model'

/**
 * What the managers of a team may do with the things of each domain.
 *
 * Source: docs/assumptions.md A-104.
 */
export const permissionKeys = {
  ROLES: [
    'viewRole',
    'assignRole',
    'revokeRole',
    'assignRoleToGroupAndContainer',
    'revokeRoleFromGroupAndContainer',
  ],
  RESOURCES: ['viewResource', 'assignResource', 'revokeResource'],
  PROVISIONING: [
    'initiatePrd',
    'retractPrd',
    'viewPrd',
    'manageTask',
    'configureDelegate',
    'configureProxy',
    'configureAvailability',
  ],
} as const satisfies Record<TeamDomain, readonly string[]>
