import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const proxyAssignmentsRoutes: AppRoute[] = [
  {
    path: 'proxyassignments',
    lazy: async () => ({ Component: (await import('./ProxiesPage')).ProxiesPage }),
    texts: ['proxies', 'confirm', 'dataTable', 'drafts', 'forms', 'members', 'picker', 'values'],
    handle: {
      right: 'proxyassignments',
      helpAnchor: 'proxy-assign',
      titleKey: 'proxyassignments',
    },
  },
]

/** The proxy assignments, or those that a name finds. */
export const toProxies = (name = '') =>
  `/proxyassignments${name && `?q=${encodeURIComponent(name)}`}`
