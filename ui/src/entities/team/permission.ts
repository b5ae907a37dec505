import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { TeamDomain } from './model'

type PermissionBeanNode = components['schemas']['PermissionBeanNode']
type TeamPermissionsBody = components['schemas']['TeamPermissionsBody']

/** The permissions that managers of a team can have, by domain. Source: docs/assumptions.md A-104. */
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

export type PermissionKey = (typeof permissionKeys)[TeamDomain][number]

/** The type of the items of a domain, in calls. Source: SPEC 9 "Images, roles and passwords". */
export const entityTypes = {
  ROLES: 'role',
  RESOURCES: 'resource',
  PROVISIONING: 'prd',
} as const satisfies Record<TeamDomain, string>

/** The member of a body with the DNs of excluded items. */
const EXCLUSIONS = {
  ROLES: 'excludeRoles',
  RESOURCES: 'excludeResources',
  PROVISIONING: 'excludeProvisioningRequests',
} as const satisfies Record<TeamDomain, keyof TeamPermissionsBody>

/** Object classes of roles, resources and request definitions; an object of any other class is a container. */
const OBJECT_CLASSES = new Set(['nrfRole', 'nrfResource', 'srvprvRequest'])

/** The permissions of a team's managers on an item, or on everything in a container. */
export interface TeamGrant {
  domain: TeamDomain
  /** DN of the item or container. */
  id: string
  name: string
  isContainer: boolean
  /** Whether the item is excluded from the permissions on its container. */
  isExcluded: boolean
  permissions: { key: string; label: string }[]
}

/** Groups the server's entries, one for each permission, by item. Source: docs/assumptions.md A-108. */
export function readGrants(beans: readonly PermissionBeanNode[]): TeamGrant[] {
  const grants = new Map<string, TeamGrant>()
  for (const bean of beans) {
    const grant = readGrant(bean)
    const known = grants.get(grantId(grant))
    if (known) known.permissions.push(...grant.permissions)
    else grants.set(grantId(grant), grant)
  }
  return [...grants.values()]
}

/** A key of an entry: an item may have permissions of its own and be excluded from its container. */
export function grantId({ id, isExcluded }: Pick<TeamGrant, 'id' | 'isExcluded'>): string {
  return `${String(isExcluded)} ${id}`
}

/** The body that gives these permissions on each item, or takes them. */
export function permissionsBody(
  domain: TeamDomain,
  items: readonly Pick<PickerItem, 'id'>[],
  keys: readonly string[],
): Omit<TeamPermissionsBody, 'teamDN'> {
  const entityType = entityTypes[domain]
  return {
    permissions: items.flatMap(({ id }) =>
      keys.map((permission) => ({ id, entityType, permission })),
    ),
  }
}

/** The body that excludes items from containers, or ends that exclusion. */
export function exclusionBody(
  domain: TeamDomain,
  items: readonly Pick<PickerItem, 'id'>[],
): Omit<TeamPermissionsBody, 'teamDN'> {
  return { [EXCLUSIONS[domain]]: items.map(({ id }) => id) }
}

/** The body that removes all permissions and exclusions of these items. */
export function removalBody(
  domain: TeamDomain,
  grants: readonly TeamGrant[],
): Omit<TeamPermissionsBody, 'teamDN'> {
  const entityType = entityTypes[domain]
  const given = grants.filter(({ isExcluded }) => !isExcluded)
  return {
    permissions: given.map(({ id }) => ({ id, entityType })),
    ...exclusionBody(
      domain,
      grants.filter(({ isExcluded }) => isExcluded),
    ),
  }
}

function readGrant(bean: PermissionBeanNode): TeamGrant {
  const { authObjDN, name = authObjDN, domainType, objClass = '', excluded = false } = bean
  const { permission: key = '', permissionDisplay: label = key } = bean
  return {
    domain: domainType === 'RESOURCES' || domainType === 'PROVISIONING' ? domainType : 'ROLES',
    id: authObjDN,
    name,
    isContainer: !OBJECT_CLASSES.has(objClass),
    isExcluded: excluded,
    permissions: key === '' ? [] : [{ key, label }],
  }
}

/** Containers from which items can be excluded. */
export function containersOf(grants: readonly TeamGrant[]): TeamGrant[] {
  return grants.filter(({ isContainer, isExcluded }) => isContainer && !isExcluded)
}
