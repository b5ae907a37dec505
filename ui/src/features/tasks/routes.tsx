import type { WaitingScope } from '../../entities/task/model'
import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' } as const
const texts = [
  'tasks',
  'status',
  'dataTable',
  'values',
  'picker',
  'feedback',
  'confirm',
  'drafts',
] as const

export const tasksRoutes: AppRoute[] = [
  {
    path: 'tasks',
    lazy: async () => ({ Component: (await import('./TasksPage')).TasksPage }),
    texts,
    handle,
  },
  {
    path: 'tasks/:id',
    lazy: async () => ({ Component: (await import('./TaskPage')).TaskPage }),
    texts: [...texts, 'workflowForm', 'forms'],
    handle: { ...handle, titleKey: 'task' },
  },
  {
    path: 'taskHistory',
    lazy: async () => ({ Component: (await import('./TaskHistoryPage')).TaskHistoryPage }),
    texts,
    handle: { right: 'taskHistory', helpAnchor: 'task-history', titleKey: 'taskHistory' },
  },
]

const PLACES: Record<WaitingScope, string> = {
  self: '/tasks',
  team: '/tasks?of=team',
  others: '/tasks?of=others',
}

/** The open tasks of the signed-in person, of a team's members or of everybody. */
export const toTasks = (scope: WaitingScope = 'self') => PLACES[scope]

const HISTORIES: Record<WaitingScope, string> = {
  self: '/taskHistory',
  team: '/taskHistory?by=team',
  others: '/taskHistory?by=others',
}

/** The completed tasks of the signed-in person, of a team's members or of everybody. */
export const toTaskHistory = (by: WaitingScope = 'self') => HISTORIES[by]

/**
 * The page of one task.
 *
 * @param list - the query of its list, `?of=team&page=2`: the page leads back to the list, and on to its next task.
 */
export const toTask = (id: string, list = '') => `/tasks/${encodeURIComponent(id)}${list}`
