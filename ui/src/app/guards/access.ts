import type { PageRights } from '../../entities/navigation/api'

const SUB_PAGES_FOLLOW_PARENT = new Set(['role', 'resource', 'sod'])
const ORG_CHART = 'orgChart'

/**
 * The page keys to ask for before the page of a route opens.
 *
 * @param pattern the route, `users/:dn`; its parameters are no page keys.
 *
 * Source: SPEC 2 "Route guard"; docs/assumptions.md A-25.
 */
export function pageKeys(pattern: string): string[] {
  const segments = pattern.split('/').filter((segment) => !segment.startsWith(':'))
  const showsOrgChart = segments.some((segment) => /^(orgchart|profile)$/i.test(segment))
  return showsOrgChart ? [...segments, ORG_CHART] : segments
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
export function mayOpen(pattern: string, rights: PageRights): boolean {
  const [parent, ...rest] = pageKeys(pattern)
  if (isDenied(rights, parent)) return false
  if (parent !== undefined && SUB_PAGES_FOLLOW_PARENT.has(parent)) return true
  if (parent === 'delegation' && pattern !== 'delegation') {
    return rights.pages.createDelegation === true
  }
  return !rest.some((key) => isDenied(rights, key))
}
