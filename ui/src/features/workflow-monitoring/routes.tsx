import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = {
  right: 'workflowmonitoring',
  helpAnchor: 'workflowmonitoring',
  titleKey: 'workflowmonitoring',
} as const

export const workflowMonitoringRoutes: AppRoute[] = [
  {
    path: 'workflowmonitoring',
    lazy: async () => ({ Component: (await import('./WorkflowsPage')).WorkflowsPage }),
    texts: [
      'workflows',
      'confirm',
      'dataTable',
      'drafts',
      'feedback',
      'forms',
      'picker',
      'status',
      'values',
    ],
    handle,
  },
  {
    path: 'workflowmonitoring/templates',
    lazy: async () => ({ Component: (await import('./TemplatesPage')).TemplatesPage }),
    texts: ['workflows', 'dataTable', 'values'],
    handle: { ...handle, titleKey: 'templates' },
  },
  {
    path: 'workflowmonitoring/templates/create',
    lazy: async () => ({ Component: (await import('./TemplateCreatePage')).TemplateCreatePage }),
    texts: ['workflows', 'drafts', 'forms', 'localizedText', 'picker', 'values'],
    handle: { ...handle, titleKey: 'createWorkflow' },
  },
  {
    path: 'workflowmonitoring/:requestId',
    lazy: async () => ({ Component: (await import('./WorkflowPage')).WorkflowPage }),
    texts: ['workflows', 'confirm', 'drafts', 'feedback', 'forms', 'picker', 'status', 'values'],
    handle: { ...handle, titleKey: 'workflow' },
  },
]

/** The list of workflows. */
export const toWorkflows = () => '/workflowmonitoring'

/** The page of one workflow, by the id of its process. */
export const toWorkflow = (id: string) => `${toWorkflows()}/${encodeURIComponent(id)}`

/** The templates of workflows. */
export const toTemplates = () => `${toWorkflows()}/templates`

/** The creation of a workflow, with a template if its DN is given. */
export const toWorkflowCreate = (template = '') =>
  `${toTemplates()}/create${template && `?${new URLSearchParams({ template }).toString()}`}`
