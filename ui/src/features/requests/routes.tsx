import { writeItem, type PermissionReference } from '../../entities/permission/address'
import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const requestsRoutes: AppRoute[] = [
  {
    path: 'requests',
    lazy: async () => ({ Component: (await import('./RequestsPage')).RequestsPage }),
    texts: [
      'requests',
      'approval',
      'dataTable',
      'picker',
      'members',
      'feedback',
      'forms',
      'workflowForm',
      'drafts',
      'values',
      'status',
      'permissions',
    ],
    handle: { right: 'requests', helpAnchor: 'requests', titleKey: 'requests' },
  },
]

/** Where access is asked for; with a permission it is open there. */
export const toRequests = (permission?: PermissionReference) =>
  permission ? `/requests?${writeItem(permission)}` : '/requests'

/** Where access is asked for in the name of people; with a permission it is open there. */
export function toRequestsFor(
  people: readonly { id: string; name: string }[],
  permission?: PermissionReference,
): string {
  const named = people.flatMap(({ id, name }) => [
    ['for', id],
    ['name', name],
  ])
  const query = new URLSearchParams(named).toString()
  return `/requests?${query}${permission ? `&${writeItem(permission)}` : ''}`
}
