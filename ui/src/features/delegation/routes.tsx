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

/** Who decides for whom while those are away; of a person by their DN, else one's own. */
export const toDelegations = (of = '') => `/delegation${search({ of })}`

/** The delegations as a calendar of eight weeks. */
export const toDelegationCalendar = () => '/delegation?view=calendar'

/** The form of a new delegation, with what is known of it: of whom (DN), the first day, the last. */
export const toDelegationCreate = (given: { of?: string; from?: string; to?: string } = {}) =>
  `/delegation/create${search(given)}`

/** The form of a stored one, which is found among those of a person. */
export const toDelegation = (id: string, of = '') =>
  `/delegation/${encodeURIComponent(id)}${search({ of })}`

function search(params: Record<string, string | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][]).toString()}` : ''
}
