import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'sod', helpAnchor: 'sod', titleKey: 'sod' } as const

export const sodRoutes: AppRoute[] = [
  {
    path: 'sod',
    lazy: async () => ({ Component: (await import('./SodsPage')).SodsPage }),
    texts: ['sods', 'dataTable', 'confirm'],
    handle,
  },
  {
    path: 'sod/create',
    lazy: async () => ({ Component: (await import('./SodCreatePage')).SodCreatePage }),
    texts: [
      'sods',
      'approval',
      'definition',
      'drafts',
      'impact',
      'forms',
      'localizedText',
      'picker',
      'values',
    ],
    handle: { ...handle, titleKey: 'createSod' },
  },
  {
    path: 'sod/:dn',
    lazy: async () => ({ Component: (await import('./SodPage')).SodPage }),
    texts: [
      'sods',
      'approval',
      'assignments',
      'confirm',
      'definition',
      'drafts',
      'impact',
      'forms',
      'localizedText',
      'picker',
      'values',
    ],
    handle: { ...handle, titleKey: 'sodConstraint' },
  },
]

/** The list of constraints. */
export const toSods = () => '/sod'

/** The page that creates a constraint. */
export const toSodCreate = () => `${toSods()}/create`

/** The page of one constraint, with a form for people who may change it. */
export const toSod = (dn: string) => `${toSods()}/${encodeURIComponent(dn)}`
