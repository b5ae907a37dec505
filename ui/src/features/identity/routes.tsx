import type { AppRoute } from '../../shared/routing/appRoute'

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

/** What anybody may read about somebody, on one page. */
export const toIdentity = (dn: string) => `${IDENTITY_PATH}/${encodeURIComponent(dn)}`
