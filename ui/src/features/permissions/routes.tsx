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

/** What one has: all of it, or what `q` finds. */
export const toPermissions = (q = '') =>
  q === '' ? '/permissions' : `/permissions?${new URLSearchParams({ q }).toString()}`

/** What a colleague has and one has not, to be asked for; without a DN the colleague is chosen there. */
export const toSameAccess = (dn?: string) =>
  `${toPermissions()}/same${dn === undefined ? '' : `?with=${encodeURIComponent(dn)}`}`
