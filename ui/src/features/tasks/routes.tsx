import type { TaskScope } from '../../entities/task/model'
import type { AppRoute } from '../../shared/routing/appRoute'

const handle = { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' } as const
const texts = ['tasks', 'dataTable', 'values', 'picker', 'feedback', 'confirm', 'drafts'] as const

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
    texts: [...texts, 'status', 'workflowForm', 'forms'],
    handle: { ...handle, titleKey: 'task' },
  },
  {
    path: 'taskHistory',
    lazy: async () => ({ Component: (await import('./TaskHistoryPage')).TaskHistoryPage }),
    texts,
    handle: { right: 'taskHistory', helpAnchor: 'task-history', titleKey: 'taskHistory' },
  },
]

const PLACES: Record<TaskScope, string> = {
  self: '/tasks',
  team: '/tasks?of=team',
  others: '/tasks?of=others',
  decided: '/taskHistory',
}

/** The tasks that wait for oneself, for a team's members or for everybody, or on which one decided. */
export const toTasks = (scope: TaskScope = 'self') => PLACES[scope]

/** One task; what its list has in the address, `?of=team&page=2`, leads back there and on to the next one. */
export const toTask = (id: string, list = '') => `/tasks/${encodeURIComponent(id)}${list}`
