import type { PermissionKey } from '../../entities/team/permission'
import type { components } from '../../shared/platform/contract/schema'
import type { AppRoute } from '../../shared/platform/routing/appRoute'

type LoggedInUser = components['schemas']['LoggedInUser']

const handle = { right: 'teams', helpAnchor: 'teams', titleKey: 'teams' } as const
/** Namespaces of the texts in the form of a team. */
const formTexts = ['forms', 'drafts', 'localizedText', 'picker', 'values'] as const
const texts = ['teams', 'dataTable', 'confirm'] as const

/** Whether a person may define teams. Source: docs/assumptions.md A-268. */
export function definesTeams({ teamReadOnly }: LoggedInUser): boolean {
  return teamReadOnly !== true
}

export const teamsRoutes: AppRoute[] = [
  {
    path: 'teams',
    lazy: async () => ({ Component: (await import('./TeamsPage')).TeamsPage }),
    texts,
    handle,
  },
  {
    path: 'teams/create',
    lazy: async () => ({ Component: (await import('./TeamForms')).TeamCreatePage }),
    texts: [...texts, ...formTexts],
    isOpenTo: definesTeams,
    handle: { ...handle, titleKey: 'createTeam' },
  },
  {
    path: 'teams/:dn',
    lazy: async () => ({ Component: (await import('./TeamPage')).TeamPage }),
    texts: [...texts, ...formTexts],
    handle: { ...handle, titleKey: 'team' },
  },
  {
    path: 'teams/:dn/edit',
    lazy: async () => ({ Component: (await import('./TeamForms')).TeamEditPage }),
    texts: ['teams', ...formTexts],
    handle: { ...handle, titleKey: 'team' },
  },
]

/** The list of all teams, or of teams whose managers have a permission. */
export const toTeams = (permission?: PermissionKey) =>
  permission === undefined ? '/teams' : `/teams?filter.permission=${permission}`

/** The form of a new team. */
export const toTeamCreate = () => `${toTeams()}/create`

/** The page of one team. */
export const toTeam = (dn: string) => `${toTeams()}/${encodeURIComponent(dn)}`

/** The form of one team. */
export const toTeamEdit = (dn: string) => `${toTeam(dn)}/edit`
