import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'permissions', helpAnchor: 'permissions', titleKey: 'permissions' } as const
const texts = [
  'permissions',
  'assignments',
  'dataTable',
  'values',
  'forms',
  'feedback',
  'drafts',
] as const

export const permissionsRoutes: AppRoute[] = [
  {
    path: 'permissions',
    lazy: async () => ({ Component: (await import('./PermissionsPage')).PermissionsPage }),
    texts: [...texts, 'confirm'],
    handle,
  },
  {
    path: 'permissions/same',
    lazy: async () => ({ Component: (await import('./SameAccessPage')).SameAccessPage }),
    texts: [...texts, 'confirm', 'picker'],
    handle,
  },
]

/** The permissions of the signed-in person; with `q`, those that the search finds. */
export const toPermissions = (q = '') =>
  q === '' ? '/permissions' : `/permissions?${new URLSearchParams({ q }).toString()}`

/** The comparison with a colleague; without a DN the page asks for the colleague. */
export const toSameAccess = (dn?: string) =>
  `${toPermissions()}/same${dn === undefined ? '' : `?with=${encodeURIComponent(dn)}`}`
