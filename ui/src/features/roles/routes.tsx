import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'role', helpAnchor: 'role', titleKey: 'role' } as const

export const rolesRoutes: AppRoute[] = [
  {
    path: 'role',
    lazy: async () => ({ Component: (await import('./RolesPage')).RolesPage }),
    texts: [
      'roles',
      'definition',
      'approval',
      'confirm',
      'dataTable',
      'forms',
      'impact',
      'picker',
      'values',
    ],
    handle,
  },
  {
    path: 'role/create',
    lazy: async () => ({ Component: (await import('./RoleCreatePage')).RoleCreatePage }),
    texts: [
      'roles',
      'definition',
      'approval',
      'drafts',
      'forms',
      'localizedText',
      'picker',
      'values',
    ],
    handle: { ...handle, titleKey: 'createRole' },
  },
  {
    path: 'role/:dn',
    lazy: async () => ({ Component: (await import('./RolePage')).RolePage }),
    texts: [
      'roles',
      'definition',
      'holders',
      'history',
      'relatedList',
      'approval',
      'assignments',
      'status',
      'dataTable',
      'confirm',
      'feedback',
      'picker',
      'forms',
      'impact',
      'drafts',
      'localizedText',
      'impact',
      'values',
    ],
    handle: { ...handle, titleKey: 'roleDetail' },
  },
]

/** The tabs of a role's page; an address without a tab opens the overview. */
export type RoleSection =
  'overview' | 'relations' | 'resources' | 'assignments' | 'requests' | 'approval'

/** The list of roles. */
export const toRoles = () => '/role'

/** The page that creates a role. */
export const toRoleCreate = () => `${toRoles()}/create`

/** The page of one role, with one of its tabs open. */
export const toRole = (dn: string, section: RoleSection = 'overview') =>
  `${toRoles()}/${encodeURIComponent(dn)}${section === 'overview' ? '' : `?section=${section}`}`
