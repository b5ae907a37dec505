import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'resource', helpAnchor: 'resource', titleKey: 'resource' } as const

export const resourcesRoutes: AppRoute[] = [
  {
    path: 'resource',
    lazy: async () => ({ Component: (await import('./ResourcesPage')).ResourcesPage }),
    texts: [
      'resources',
      'definition',
      'impact',
      'approval',
      'confirm',
      'dataTable',
      'forms',
      'picker',
      'values',
    ],
    handle,
  },
  {
    path: 'resource/create',
    lazy: async () => ({ Component: (await import('./ResourceCreatePage')).ResourceCreatePage }),
    texts: [
      'resources',
      'definition',
      'approval',
      'dataTable',
      'drafts',
      'forms',
      'localizedText',
      'picker',
      'requests',
      'values',
    ],
    handle: { ...handle, titleKey: 'createResource' },
  },
  {
    path: 'resource/:dn',
    lazy: async () => ({ Component: (await import('./ResourcePage')).ResourcePage }),
    texts: [
      'resources',
      'definition',
      'impact',
      'holders',
      'history',
      'approval',
      'assignments',
      'status',
      'dataTable',
      'confirm',
      'feedback',
      'picker',
      'forms',
      'drafts',
      'localizedText',
      'relatedList',
      'requests',
      'impact',
      'values',
    ],
    handle: { ...handle, titleKey: 'resourceDetail' },
  },
]

/** The tabs of a resource's page; an address without a tab opens the overview. */
export type ResourceSection = 'overview' | 'assignments' | 'requests' | 'roles'

/** The list of resources. */
export const toResources = () => '/resource'

/** The page that creates a resource. */
export const toResourceCreate = () => `${toResources()}/create`

/** The page of one resource, with one of its tabs open. */
export const toResource = (dn: string, section: ResourceSection = 'overview') =>
  `${toResources()}/${encodeURIComponent(dn)}${section === 'overview' ? '' : `?section=${section}`}`
