import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const availabilityRoutes: AppRoute[] = [
  {
    path: 'availability',
    lazy: async () => ({ Component: (await import('./AvailabilityPage')).AvailabilityPage }),
    texts: ['availability', 'confirm', 'dataTable', 'drafts', 'forms', 'picker', 'values'],
    handle: { right: 'availability', helpAnchor: 'availability', titleKey: 'availability' },
  },
]

/** The absences of a person by DN, or of the user themself. */
export const toAvailability = (of = '') =>
  of === '' ? '/availability' : `/availability?${search(of)}`

/** The page of absences with the form of a new absence open. */
export const toAway = (of = '') =>
  of === '' ? '/availability?away=1' : `/availability?${search(of)}&away=1`

const search = (of: string) => new URLSearchParams({ of }).toString()
