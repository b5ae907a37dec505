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

/** Who administers what, or what a name finds of it. */
export const toAdminAssignments = (name = '') =>
  `/configuration/adminassignments${name && `?q=${encodeURIComponent(name)}`}`

/** The list of administrators as a matrix of assignees and domains. */
export const toAdminMatrix = () => '/configuration/adminassignments?view=matrix'

/** The assignments to a domain, or those of them that a name finds. */
export const toAdministratorsOf = (domain: string, name = '') =>
  `/configuration/adminassignments?${new URLSearchParams({ ...(name && { q: name }), 'filter.kind': domain }).toString()}`

/** What a delegated administrator may do in a domain. */
export const toAdministrator = (dn: string, domain: string) =>
  `${toAdminAssignments()}/${encodeURIComponent(dn)}/${domain}`
