import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'delegation', helpAnchor: 'delegation', titleKey: 'delegation' } as const
const form = ['delegation', 'drafts', 'forms', 'members', 'picker', 'values'] as const

export const delegationRoutes: AppRoute[] = [
  {
    path: 'delegation',
    lazy: async () => ({ Component: (await import('./DelegationsPage')).DelegationsPage }),
    texts: ['delegation', 'confirm', 'dataTable', 'drafts', 'picker', 'values'],
    handle,
  },
  {
    path: 'delegation/create',
    lazy: async () => ({
      Component: (await import('./DelegationCreatePage')).DelegationCreatePage,
    }),
    texts: form,
    handle: { ...handle, right: 'createDelegation', titleKey: 'createDelegation' },
  },
  {
    path: 'delegation/:id',
    lazy: async () => ({ Component: (await import('./DelegationEditPage')).DelegationEditPage }),
    texts: [...form, 'confirm'],
    handle: { ...handle, right: 'createDelegation', titleKey: 'editDelegation' },
  },
]

/** The delegations of a person by DN, or of the user themself. */
export const toDelegations = (of = '') => `/delegation${search({ of })}`

/** The delegations as a calendar of eight weeks. */
export const toDelegationCalendar = () => '/delegation?view=calendar'

/** The form of a new delegation, filled with the known values: person (DN), first and last day. */
export const toDelegationCreate = (given: { of?: string; from?: string; to?: string } = {}) =>
  `/delegation/create${search(given)}`

/** The form of a stored delegation, which is looked up in the list of a person. */
export const toDelegation = (id: string, of = '') =>
  `/delegation/${encodeURIComponent(id)}${search({ of })}`

function search(params: Record<string, string | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][]).toString()}` : ''
}
