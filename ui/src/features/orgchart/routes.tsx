import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** The key of people among the kinds of entity. */
export const PERSON = 'user'

/** The key of groups among the kinds of entities. */
export const GROUP = 'group'

const page = {
  lazy: async () => ({ Component: (await import('./OrgChartPage')).OrgChartPage }),
  texts: ['orgchart', 'values'],
  handle: { right: 'orgchart', helpAnchor: 'orgchart', titleKey: 'orgchart' },
} as const

export const orgChartRoutes: AppRoute[] = [
  { path: 'orgchart', ...page },
  { path: 'orgchart/:dn', ...page },
]

/**
 * The chart that begins at a person or an entity.
 *
 * @param relation - the key of a relationship; the usual one by default.
 * @param kind - the kind of the entity; a person by default.
 */
export function toOrgChart(dn: string, relation?: string, kind = PERSON): string {
  const asked = new URLSearchParams()
  if (kind !== PERSON) asked.set('kind', kind)
  if (relation !== undefined) asked.set('relation', relation)
  const path = `/orgchart/${encodeURIComponent(dn)}`
  return asked.size > 0 ? `${path}?${asked.toString()}` : path
}
