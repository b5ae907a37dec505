import type { AppRoute } from '../../shared/platform/routing/appRoute'

export const formWindowRoutes: AppRoute[] = [
  {
    path: 'form/details',
    lazy: async () => ({ Component: (await import('./FormWindowPage')).FormWindowPage }),
    texts: ['formWindow', 'workflowForm', 'forms', 'drafts', 'picker', 'tasks', 'values'],
    handle: { right: 'form', helpAnchor: 'form', titleKey: 'form', isWindow: true },
  },
]

/** The query of the address of a form window. Source: SPEC 2 "Other screens implied by the services". */
export interface FormAddress {
  formContainer: 'RequestForms' | 'ApprovalForms'
  /** DN of the form, or id of the task. */
  id: string
  /** DN of the request definition, or id of the process. */
  pid: string
  /** DN of the recipient. */
  recipient?: string
  locale?: string
}

/** The query for a template: the form, and the properties of the workflow that the template would become. */
export interface TemplateAddress extends FormAddress {
  /** DN of the template. */
  pdn: string
  pname: string
  ptype: string
  atype: string
  asteps: string
  isCustomTemplate: 'true' | 'false'
}

/** The form of a request, of a task or of a template, in its own window. */
export const toFormWindow = (address: FormAddress | TemplateAddress) =>
  `/form/details?${new URLSearchParams({ sid: 'IDM', uri: FORMS, ...address }).toString()}`

/** The path of the forms call, as the address of the window spells it. */
export const FORMS = '/rest/access/forms'
