import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const profileRoutes: AppRoute[] = [
  {
    path: 'profile/:section?',
    lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }),
    texts: [
      'profile',
      'users',
      'values',
      'forms',
      'drafts',
      'picker',
      'assignments',
      'dataTable',
      'memberships',
      'passwordSync',
      'status',
      'sessions',
      'helpDesk',
    ],
    handle: { right: 'profile', helpAnchor: 'profile', titleKey: 'profile' },
  },
]

/** Source: SPEC 2 "Top-level sections"; docs/assumptions.md A-283. */
export type ProfileSection =
  'details' | 'roles' | 'resources' | 'groups' | 'passwordSyncStatus' | 'helpDesk' | 'sessions'

/** The profile page of the signed-in person. */
export const toProfile = (section: ProfileSection = 'details') =>
  section === 'details' ? '/profile' : `/profile/${section}`

/** The form that edits one's own profile. */
export const toProfileEdit = () => '/profile/edit'
