import type { AppRoute } from '../../shared/routing/appRoute'

const handle = { right: 'teams', helpAnchor: 'teams', titleKey: 'teams' } as const
const texts = ['teams', 'dataTable', 'confirm'] as const

export const teamsRoutes: AppRoute[] = [
  {
    path: 'teams',
    lazy: async () => ({ Component: (await import('./TeamsPage')).TeamsPage }),
    texts,
    handle,
  },
  {
    path: 'teams/:dn',
    lazy: async () => ({ Component: (await import('./TeamPage')).TeamPage }),
    texts,
    handle: { ...handle, titleKey: 'team' },
  },
]

/** The list of teams. */
export const toTeams = () => '/teams'

/** The page of one team. */
export const toTeam = (dn: string) => `${toTeams()}/${encodeURIComponent(dn)}`
