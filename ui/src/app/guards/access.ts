import type { PageRights } from '../../entities/navigation/api'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'

/** The part of a route that the guard needs. */
type GuardedRoute = Pick<AppRoute, 'path'> & { handle: Pick<AppRoute['handle'], 'right'> }

/** On the profile, the org chart key only shows the link to the chart: docs/assumptions.md A-283. */
const SUB_PAGES_FOLLOW_PARENT = new Set(['role', 'resource', 'sod', 'profile'])
const ORG_CHART = 'orgChart'

/**
 * The page keys that the guard of a route needs: the segments of its path `users/:dn` without parameters, and the right
 * of the route. Source: SPEC 2 "Route guard"; docs/assumptions.md A-25.
 */
export function pageKeys({ path, handle }: GuardedRoute): string[] {
  const segments = path.split('/').filter((segment) => !segment.startsWith(':'))
  const showsOrgChart = segments.some((segment) => /^(orgchart|profile)$/i.test(segment))
  return [...new Set([...segments, handle.right, ...(showsOrgChart ? [ORG_CHART] : [])])]
}

/** Whether a right forbids a page: it is present and false. Source: docs/assumptions.md A-8. */
function isDenied(rights: PageRights, key: string | undefined): boolean {
  return key !== undefined && rights.pages[key] === false
}

/** Whether the person may open the page of a route. Source: SPEC 2 "Route guard"; SPEC 6 "Roles and permissions". */
export function mayOpen(route: GuardedRoute, rights: PageRights): boolean {
  const [parent, ...rest] = pageKeys(route)
  if (isDenied(rights, parent)) return false
  if (parent !== undefined && SUB_PAGES_FOLLOW_PARENT.has(parent)) return true
  if (parent === 'delegation' && route.path !== 'delegation') {
    return rights.pages.createDelegation === true
  }
  return !rest.some((key) => isDenied(rights, key))
}

/** Whether the person's rights open a page without a page key. Source: docs/assumptions.md A-268. */
export function isOpenTo(
  route: Pick<AppRoute, 'isOpenTo'>,
  userRights: Bootstrap['rights'],
): boolean {
  return route.isOpenTo?.(userRights) ?? true
}
