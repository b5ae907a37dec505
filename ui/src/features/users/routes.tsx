import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'users', helpAnchor: 'users', titleKey: 'users' } as const
const texts = ['users', 'dataTable', 'values'] as const
const sectionTexts = ['assignments', 'memberships', 'passwordSync', 'status', 'helpDesk'] as const
const formTexts = ['users', 'forms', 'drafts', 'picker', 'values'] as const

export const usersRoutes: AppRoute[] = [
  {
    path: 'users',
    lazy: async () => ({ Component: (await import('./UsersPage')).UsersPage }),
    texts: [...texts, 'confirm', 'feedback'],
    handle,
  },
  {
    path: 'users/:dn',
    lazy: async () => ({ Component: (await import('./UserPage')).UserPage }),
    texts: [...texts, ...sectionTexts, 'picker', 'forms', 'drafts', 'confirm', 'feedback'],
    handle: { ...handle, titleKey: 'user' },
  },
  {
    path: 'users/:dn/edit',
    lazy: async () => ({ Component: (await import('./UserEditPage')).UserEditPage }),
    texts: formTexts,
    handle: { ...handle, titleKey: 'user' },
  },
  {
    path: 'users/:dn/compare',
    lazy: async () => ({ Component: (await import('./CompareAccessPage')).CompareAccessPage }),
    texts: [...texts, 'assignments', 'picker'],
    handle: { ...handle, titleKey: 'user' },
  },
  {
    path: 'manageusers',
    lazy: async () => ({ Component: (await import('./UsersPage')).ManageUsersPage }),
    texts: [...texts, 'confirm', 'feedback'],
    handle: { right: 'manageusers', helpAnchor: 'manageusers', titleKey: 'manageusers' },
  },
  {
    path: 'createUser',
    lazy: async () => ({ Component: (await import('./CreateUserPage')).CreateUserPage }),
    texts: formTexts,
    handle: { right: 'createUser', helpAnchor: 'users', titleKey: 'createUser' },
  },
]

/** The list of users. */
export const toUsers = () => '/users'

/** The page of one user. */
export const toUser = (dn: string) => `${toUsers()}/${encodeURIComponent(dn)}`

/** The form of one user. */
export const toUserEdit = (dn: string) => `${toUser(dn)}/edit`

/** The form of a new user. */
export const toUserCreate = () => '/createUser'

/** The comparison of the access of two users. */
export function toComparison(dn: string, other?: string): string {
  const path = `${toUser(dn)}/compare`
  return other === undefined ? path : `${path}?with=${encodeURIComponent(other)}`
}
