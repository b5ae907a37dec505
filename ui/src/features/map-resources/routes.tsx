import type { AppRoute } from '../../shared/platform/routing/appRoute'

const texts = [
  'mapResources',
  'confirm',
  'dataTable',
  'definition',
  'drafts',
  'feedback',
  'forms',
  'impact',
  'picker',
  'roles',
  'values',
] as const
const handle = { right: 'mapresources', helpAnchor: 'role', titleKey: 'mapresources' } as const

export const mapResourcesRoutes: AppRoute[] = [
  {
    path: 'mapresources',
    lazy: async () => ({ Component: (await import('./ChooseRolePage')).ChooseRolePage }),
    texts: [...texts],
    handle: { ...handle, helpAnchor: 'mapresources' },
  },
  {
    path: 'role/:dn/mapresources',
    lazy: async () => ({ Component: (await import('./MapResourcesPage')).MapResourcesPage }),
    texts: [...texts],
    handle,
  },
]

/** The page where a role is chosen for the mapping. */
export const toMapResourcesStart = () => '/mapresources'

/** The page that maps resources to a role. */
export const toMapResources = (role: string) => `/role/${encodeURIComponent(role)}/mapresources`
