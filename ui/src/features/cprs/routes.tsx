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

/** What was found for a driver, an entitlement and a logical system; without them, for the last ones. */
export const toReconciliation = (subject?: Subject) =>
  subject ? `/cprs?${new URLSearchParams({ ...subject }).toString()}` : '/cprs'

/** Computations and publications. */
export const toProcesses = () => '/cprs?section=status'

/** What is reconciled. */
export const toReconciled = () => '/cprs?section=settings'
