import type { AppRoute } from '../../shared/routing/appRoute'

const page = {
  lazy: async () => ({ Component: (await import('./OrgChartPage')).OrgChartPage }),
  texts: ['orgchart'],
  handle: { right: 'orgchart', helpAnchor: 'orgchart', titleKey: 'orgchart' },
} as const

export const orgChartRoutes: AppRoute[] = [
  { path: 'orgchart', ...page },
  { path: 'orgchart/:dn', ...page },
]

/** The chart from somebody on downwards, along a relationship or the usual one. */
export function toOrgChart(dn: string, relation?: string): string {
  const path = `/orgchart/${encodeURIComponent(dn)}`
  return relation === undefined ? path : `${path}?relation=${encodeURIComponent(relation)}`
}
