import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** The key of people among the kinds of things. */
export const PERSON = 'user'

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
 * The chart from somebody or something on downwards.
 *
 * @param relation the key of a relationship; the usual one without it
 * @param kind what kind of thing it is; a person without it
 */
export function toOrgChart(dn: string, relation?: string, kind = PERSON): string {
  const asked = new URLSearchParams()
  if (kind !== PERSON) asked.set('kind', kind)
  if (relation !== undefined) asked.set('relation', relation)
  const path = `/orgchart/${encodeURIComponent(dn)}`
  return asked.size > 0 ? `${path}?${asked.toString()}` : path
}
