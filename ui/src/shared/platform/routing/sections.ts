/** Sections that have a title here: groups of the menu, route segments, pages below them. */
export const sections = [
  'home',
  'tasks',
  'task',
  'taskHistory',
  'access',
  'people',
  'catalogue',
  'administration',
  'entities',
  'entity',
  'users',
  'user',
  'manageusers',
  'createUser',
  'orgchart',
  'groups',
  'group',
  'createGroup',
  'role',
  'createRole',
  'roleDetail',
  'sod',
  'createSod',
  'sodConstraint',
  'teams',
  'team',
  'profile',
  'createTeam',
  'detailInfo',
  'history',
  'request',
  'dashboard',
  'globalDashboard',
  'form',
  'permissions',
  'requests',
  'editlanding',
  'editrequest',
] as const

export type SectionKey = (typeof sections)[number]

export function isSection(name: string): name is SectionKey {
  return sections.some((section) => section === name)
}
