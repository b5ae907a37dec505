import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = {
  right: 'configuration',
  helpAnchor: 'adminassignments',
  titleKey: 'administrators',
} as const

export const administratorsRoutes: AppRoute[] = [
  {
    path: 'configuration/adminassignments',
    lazy: async () => ({ Component: (await import('./AdministratorsPage')).AdministratorsPage }),
    texts: ['administrators', 'confirm', 'dataTable', 'drafts', 'forms', 'picker', 'values'],
    handle,
  },
  {
    path: 'configuration/adminassignments/:dn/:domain',
    lazy: async () => ({ Component: (await import('./AdministratorPage')).AdministratorPage }),
    texts: ['administrators', 'drafts', 'forms', 'picker', 'values'],
    handle: { ...handle, titleKey: 'administrator' },
  },
]

/** The list of administrator assignments, or those that a name finds. */
export const toAdminAssignments = (name = '') =>
  `/configuration/adminassignments${name && `?q=${encodeURIComponent(name)}`}`

/** The list of administrators as a matrix of assignees and domains. */
export const toAdminMatrix = () => '/configuration/adminassignments?view=matrix'

/** The assignments to a domain, or those that a name finds. */
export const toAdministratorsOf = (domain: string, name = '') =>
  `/configuration/adminassignments?${new URLSearchParams({ ...(name && { q: name }), 'filter.kind': domain }).toString()}`

/** The permissions of a delegated administrator in a domain. */
export const toAdministrator = (dn: string, domain: string) =>
  `${toAdminAssignments()}/${encodeURIComponent(dn)}/${domain}`
