import type { PageRights } from '../../entities/navigation/api'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'

/** The part of a route that the guard needs. */
type GuardedRoute = Pick<AppRoute, 'path'> & { handle: Pick<AppRoute['handle'], 'right'> }

/** On the profile, the org chart key only shows the link to the chart: docs/assumptions.md A-283. */
const SUB_PAGES_FOLLOW_PARENT = new Set(['role', 'resource', 'sod', 'profile'])
const ORG_CHART = 'orgChart'

/**
 * The page keys to ask for before the page of a route opens: the segments of `users/:dn`, of which parameters are none,
 * and the right that the route names.
 *
 * Source: SPEC 2 "Route guard"; docs/assumptions.md A-25.
 */
export function pageKeys({ path, handle }: GuardedRoute): string[] {
  const segments = path.split('/').filter((segment) => !segment.startsWith(':'))
  const showsOrgChart = segments.some((segment) => /^(orgchart|profile)$/i.test(segment))
  return [...new Set([...segments, handle.right, ...(showsOrgChart ? [ORG_CHART] : [])])]
}

/** Whether a right forbids: only one that is there and false does. Source: docs/assumptions.md A-8. */
function isDenied(rights: PageRights, key: string | undefined): boolean {
  return key !== undefined && rights.pages[key] === false
}

/**
 * Whether the page of a route may be opened.
 *
 * Source: SPEC 2 "Route guard"; SPEC 6 "Roles and permissions".
 */
export function mayOpen(route: GuardedRoute, rights: PageRights): boolean {
  const [parent, ...rest] = pageKeys(route)
  if (isDenied(rights, parent)) return false
  if (parent !== undefined && SUB_PAGES_FOLLOW_PARENT.has(parent)) return true
  if (parent === 'delegation' && route.path !== 'delegation') {
    return rights.pages.createDelegation === true
  }
  return !rest.some((key) => isDenied(rights, key))
}

/** Whether the user rights open a page that has no page key of its own. Source: docs/assumptions.md A-268. */
export function isOpenTo(
  route: Pick<AppRoute, 'isOpenTo'>,
  userRights: Bootstrap['rights'],
): boolean {
  return route.isOpenTo?.(userRights) ?? true
}
