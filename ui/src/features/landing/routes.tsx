import type { AppRoute } from '../../shared/routing/appRoute'

export const landingRoutes: AppRoute[] = [
  {
    path: 'landing',
    lazy: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
    texts: ['landing', 'dashboard'],
    handle: { right: 'landing', helpAnchor: 'landing', titleKey: 'home' },
  },
]

/** The home page. */
export const toLanding = () => '/landing'
