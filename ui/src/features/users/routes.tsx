import type { AppRoute } from '../../shared/routing/appRoute'

const handle = { right: 'users', helpAnchor: 'users', titleKey: 'users' } as const
const texts = ['users', 'dataTable', 'values'] as const

export const usersRoutes: AppRoute[] = [
  {
    path: 'users',
    lazy: async () => ({ Component: (await import('./UsersPage')).UsersPage }),
    texts,
    handle,
  },
  {
    path: 'users/:dn',
    lazy: async () => ({ Component: (await import('./UserPage')).UserPage }),
    texts,
    handle: { ...handle, titleKey: 'user' },
  },
]

/** The list of users. */
export const toUsers = () => '/users'

/** The page of one user. */
export const toUser = (dn: string) => `${toUsers()}/${encodeURIComponent(dn)}`
