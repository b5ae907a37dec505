import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** Namespaces of the texts in lists, and in forms and dialogs. */
const listTexts = ['groups', 'dataTable', 'confirm'] as const
const formTexts = ['forms', 'drafts', 'picker', 'values'] as const

const handle = { right: 'groups', helpAnchor: 'groups', titleKey: 'groups' } as const

/** Page key for people who may create, edit and delete groups. Source: docs/assumptions.md A-273. */
export const MANAGE_RIGHT = 'manageusers'

export const groupsRoutes: AppRoute[] = [
  {
    path: 'groups',
    lazy: async () => ({ Component: (await import('./GroupsPage')).GroupsPage }),
    texts: listTexts,
    handle,
  },
  {
    path: 'groups/create',
    lazy: async () => ({ Component: (await import('./GroupForms')).GroupCreatePage }),
    texts: ['groups', ...formTexts],
    handle: { ...handle, right: MANAGE_RIGHT, titleKey: 'createGroup' },
  },
  {
    path: 'groups/:dn',
    lazy: async () => ({ Component: (await import('./GroupPage')).GroupPage }),
    texts: [...listTexts, ...formTexts, 'assignments', 'feedback'],
    handle: { ...handle, titleKey: 'group' },
  },
  {
    path: 'groups/:dn/edit',
    lazy: async () => ({ Component: (await import('./GroupForms')).GroupEditPage }),
    texts: ['groups', ...formTexts],
    handle: { ...handle, right: MANAGE_RIGHT, titleKey: 'group' },
  },
]

/** The list of groups. */
export const toGroups = () => '/groups'

/** The page that creates a group. */
export const toGroupCreate = () => `${toGroups()}/create`

/** The page of one group. */
export const toGroup = (dn: string) => `${toGroups()}/${encodeURIComponent(dn)}`

/** The page that edits one group. */
export const toGroupEdit = (dn: string) => `${toGroup(dn)}/edit`
