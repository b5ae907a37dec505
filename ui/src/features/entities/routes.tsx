import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'entities', helpAnchor: 'manage-entities', titleKey: 'entities' } as const
const deletionTexts = ['forms', 'confirm', 'feedback'] as const
const formTexts = ['entities', 'forms', 'drafts', 'values', 'picker'] as const

export const entitiesRoutes: AppRoute[] = [
  {
    path: 'entities',
    lazy: async () => ({ Component: (await import('./KindsPage')).KindsPage }),
    texts: ['entities'],
    handle,
  },
  {
    path: 'entities/:key',
    lazy: async () => ({ Component: (await import('./EntitiesPage')).EntitiesPage }),
    texts: ['entities', 'dataTable', 'values', ...deletionTexts],
    handle,
  },
  {
    path: 'entities/:key/create',
    lazy: async () => ({ Component: (await import('./CreateEntityPage')).CreateEntityPage }),
    texts: formTexts,
    handle,
  },
  {
    path: 'entities/:key/:dn',
    lazy: async () => ({ Component: (await import('./EntityPage')).EntityPage }),
    texts: ['entities', 'values', ...deletionTexts],
    handle: { ...handle, titleKey: 'entity' },
  },
  {
    path: 'entities/:key/:dn/edit',
    lazy: async () => ({ Component: (await import('./EditEntityPage')).EditEntityPage }),
    texts: formTexts,
    handle: { ...handle, titleKey: 'entity' },
  },
]

/** The list of the kinds. */
export const toEntities = () => '/entities'

/** The list of the entities of a kind, `device`. */
export const toKind = (key: string) => `${toEntities()}/${encodeURIComponent(key)}`

/** The form of a new entity. */
export const toEntityCreate = (key: string) => `${toKind(key)}/create`

/** The page of a thing. */
export const toEntity = (key: string, dn: string) => `${toKind(key)}/${encodeURIComponent(dn)}`

/** The form of a thing. */
export const toEntityEdit = (key: string, dn: string) => `${toEntity(key, dn)}/edit`
