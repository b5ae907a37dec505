import type { AppRoute } from '../../shared/routing/appRoute'

export const requestsRoutes: AppRoute[] = [
  {
    path: 'requests',
    lazy: async () => ({ Component: (await import('./RequestsPage')).RequestsPage }),
    texts: ['requests', 'dataTable', 'picker', 'feedback', 'forms'],
    handle: { right: 'requests', helpAnchor: 'requests', titleKey: 'requests' },
  },
]

/** Where access is asked for. */
export const toRequests = () => '/requests'
