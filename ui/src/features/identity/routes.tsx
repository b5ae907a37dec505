import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** The section of the identity page. */
export const IDENTITY_PATH = '/detailInfo'

export const identityRoutes: AppRoute[] = [
  {
    path: 'detailInfo/:dn',
    lazy: async () => ({ Component: (await import('./IdentityPage')).IdentityPage }),
    texts: ['identity', 'users', 'values'],
    handle: { right: 'detailInfo', helpAnchor: 'detailInfo', titleKey: 'detailInfo' },
  },
]
