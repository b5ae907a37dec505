import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { TeamDomain } from './model'

type PermissionBeanNode = components['schemas']['PermissionBeanNode']
type TeamPermissionsBody = components['schemas']['TeamPermissionsBody']

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

export type PermissionKey = (typeof permissionKeys)[TeamDomain][number]

/** What calls call the things of a domain. Source: SPEC 9 "Images, roles and passwords". */
export const entityTypes = {
  ROLES: 'role',
  RESOURCES: 'resource',
  PROVISIONING: 'prd',
} as const satisfies Record<TeamDomain, string>

/** Field of a call with the DNs of what is left out of a container. */
const EXCLUSIONS = {
  ROLES: 'excludeRoles',
  RESOURCES: 'excludeResources',
  PROVISIONING: 'excludeProvisioningRequests',
} as const satisfies Record<TeamDomain, keyof TeamPermissionsBody>

/** Object classes of roles, resources and request forms; an object of another class is a container. */
const OBJECT_CLASSES = new Set(['nrfRole', 'nrfResource', 'srvprvRequest'])

/** What the managers of a team may do with one thing, or with everything in a container. */
export interface TeamGrant {
  domain: TeamDomain
  /** The DN. */
  id: string
  name: string
  isContainer: boolean
  /** Left out of what a container gives: nothing may be done with it. */
  isExcluded: boolean
  permissions: { key: string; label: string }[]
}

/** Everything about one thing together; the server has an entry for each permission. Source: docs/assumptions.md A-108. */
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

/** A thing can be given and left out, too. */
export function grantId({ id, isExcluded }: Pick<TeamGrant, 'id' | 'isExcluded'>): string {
  return `${String(isExcluded)} ${id}`
}

/** The body that gives these permissions on each of the things, or takes them. */
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

/** The body that leaves things out of what containers give, or lets them in again. */
export function exclusionBody(
  domain: TeamDomain,
  items: readonly Pick<PickerItem, 'id'>[],
): Omit<TeamPermissionsBody, 'teamDN'> {
  return { [EXCLUSIONS[domain]]: items.map(({ id }) => id) }
}

/** The body that takes all that the team has on these things. */
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

/** Containers of which something can be left out. */
export function containersOf(grants: readonly TeamGrant[]): TeamGrant[] {
  return grants.filter(({ isContainer, isExcluded }) => isContainer && !isExcluded)
}
