import type { TaskScope } from '../../entities/task/model'
import type { AppRoute } from '../../shared/routing/appRoute'

const handle = { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' } as const
const texts = ['tasks', 'dataTable', 'values', 'picker', 'feedback', 'confirm'] as const

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
    texts: [...texts, 'workflowForm', 'forms', 'drafts'],
    handle: { ...handle, titleKey: 'task' },
  },
]

/** The tasks that wait for oneself, for a team's members or for everybody. */
export const toTasks = (scope: TaskScope = 'self') => `/tasks${scopePart(scope)}`

/** One task; the scope says what may be done with it there. */
export const toTask = (id: string, scope: TaskScope = 'self') =>
  `/tasks/${encodeURIComponent(id)}${scopePart(scope)}`

function scopePart(scope: TaskScope): string {
  return scope === 'self' ? '' : `?of=${scope}`
}
