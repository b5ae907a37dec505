import { usePageTitle } from '../shared/platform/routing/usePageTitle'
import type { AppRoute } from '../shared/platform/routing/appRoute'

function TasksPage() {
  return <h1>All tasks</h1>
}

function UserPage() {
  usePageTitle('Ingrid Solberg')
  return <h1>Ingrid Solberg</h1>
}

function BrokenPage(): never {
  throw new Error('broken on purpose')
}

function page(path: string, Component: () => React.JSX.Element): AppRoute {
  const titleKey = path === 'tasks' ? 'tasks' : 'users'
  const [right = path] = path.split('/')
  return {
    path,
    lazy: () => Promise.resolve({ Component }),
    texts: [],
    handle: { right, helpAnchor: path, titleKey },
  }
}

/** Routes of pages that need no server, for tests of the shell. */
export const pages: readonly AppRoute[] = [
  page('tasks', TasksPage),
  page('users/:dn', UserPage),
  page('broken', BrokenPage),
]

/** The menu of these pages, and an entry without a page. */
export const menu = [
  { menuName: 'Tasks', mapName: 'tasks', context: '#/tasks', menuOrder: '2' },
  { menuName: 'Home', mapName: 'home', context: '#/landing', menuOrder: '1' },
  {
    menuName: 'People',
    mapName: 'people',
    menuOrder: '3',
    subMenuList: [
      { menuName: 'My own page', mapName: 'mine', context: '#/users/me', menuOrder: '1' },
      { menuName: 'Groups', mapName: 'groups', context: '#/groups', menuOrder: '2' },
    ],
  },
  {
    menuName: 'Profile',
    mapName: 'profileMenu',
    menuOrder: '9',
    subMenuList: [
      { menuName: 'My profile', mapName: 'profile', context: '#/profile', menuOrder: '1' },
      { menuName: 'About', mapName: 'about', menuOrder: '2' },
    ],
  },
]
