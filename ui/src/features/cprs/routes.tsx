import type { Subject } from '../../entities/cprs/model'
import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const cprsRoutes: AppRoute[] = [
  {
    path: 'cprs',
    lazy: async () => ({ Component: (await import('./ReconciliationPage')).ReconciliationPage }),
    texts: ['cprs', 'assignments', 'confirm', 'dataTable', 'feedback', 'forms', 'picker', 'values'],
    handle: { right: 'cprs', helpAnchor: 'cprs', titleKey: 'cprs' },
  },
]

/** The differences of a driver, an entitlement and a logical system, or of the last subject. */
export const toReconciliation = (subject?: Subject) =>
  subject ? `/cprs?${new URLSearchParams({ ...subject }).toString()}` : '/cprs'

/** The list of computations and publications. */
export const toProcesses = () => '/cprs?section=status'

/** The list of resources under reconciliation. */
export const toReconciled = () => '/cprs?section=settings'
