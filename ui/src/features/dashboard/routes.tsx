import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** Page key of those who arrange the dashboard for everybody. */
export const GLOBAL_RIGHT = 'globalDashboard'

export const dashboardRoutes: AppRoute[] = [
  {
    path: 'dashboard',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "dashboard" */ './DashboardPage'))
        .DashboardPage,
    }),
    texts: ['dashboard', 'drafts', 'values'],
    handle: { right: 'dashboard', helpAnchor: 'dashboard_intro', titleKey: 'dashboard' },
  },
  {
    path: GLOBAL_RIGHT,
    lazy: async () => ({ Component: (await import('./GlobalDashboardPage')).GlobalDashboardPage }),
    texts: ['dashboard', 'drafts', 'forms', 'values'],
    handle: { right: GLOBAL_RIGHT, helpAnchor: GLOBAL_RIGHT, titleKey: GLOBAL_RIGHT },
  },
]

/** One's own numbers. */
export const toDashboard = () => '/dashboard'

/** What everybody's dashboard looks like. */
export const toGlobalDashboard = () => `/${GLOBAL_RIGHT}`
