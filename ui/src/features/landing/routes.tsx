import type { AppRoute } from '../../shared/routing/appRoute'

/** Page key of those who decide what the home page offers. */
export const EDIT_RIGHT = 'editlanding'

export const landingRoutes: AppRoute[] = [
  {
    path: 'landing',
    lazy: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
    texts: ['landing', 'dashboard'],
    handle: { right: 'landing', helpAnchor: 'landing', titleKey: 'home' },
  },
  {
    path: EDIT_RIGHT,
    lazy: async () => ({ Component: (await import('./EditLandingPage')).EditLandingPage }),
    texts: ['landing', 'drafts', 'feedback', 'forms', 'picker', 'values'],
    handle: { right: EDIT_RIGHT, helpAnchor: 'landing-edit', titleKey: EDIT_RIGHT },
  },
]

/** The home page. */
export const toLanding = () => '/landing'

/** What it offers, to change. */
export const toEditLanding = () => `/${EDIT_RIGHT}`
