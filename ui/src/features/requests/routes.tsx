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
    ],
    handle: { right: 'requests', helpAnchor: 'requests', titleKey: 'requests' },
  },
]

/** Where access is asked for; with a permission it is open there. */
export const toRequests = (permission?: PermissionReference) =>
  permission ? `/requests?${writeItem(permission)}` : '/requests'
