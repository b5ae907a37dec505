import type { FormContainer } from '../../entities/workflow-form/api'
import { requestFormName, taskFormName } from '../../entities/workflow-form/formName'
import { FORMS } from './routes'

/** A workflow template, whose form can be previewed before a workflow is created from it. */
export interface Template {
  name: string
  processType: string
  approvalType: string
  steps: string
  isCustom: boolean
}

/** The form that an address names. */
export interface NamedForm {
  container: FormContainer
  id: string
  pid: string
  recipient: string | undefined
  /** The language of the address; undefined for the language of the person. */
  locale: string | undefined
  template: Template | undefined
}

/**
 * Reads the query of a form window; undefined where it names no form, or another place than that of the forms.
 *
 * Source: SPEC 2 "Other screens implied by the services"; docs/assumptions.md A-324.
 */
export function readFormAddress(query: URLSearchParams): NamedForm | undefined {
  const named = (key: string) => query.getAll(key).find((text) => text !== '')
  const container = containerOf(query.get('formContainer'))
  const id = named('id')
  const pid = named('pid') ?? named('pdn')
  if (!container || !id || !pid || !isFromForms(query)) return undefined
  const template = templateOf(query)
  return { container, id, pid, recipient: named('recipient'), locale: named('locale'), template }
}

/** The name of the form for drafts and for other pages. */
export function nameOf({ container, id, pid, recipient }: NamedForm): string {
  return container === 'ApprovalForms' ? taskFormName(id) : requestFormName(pid, recipient)
}

/** Whether the address reads from the forms call; the window reads nothing else. */
function isFromForms(query: URLSearchParams): boolean {
  return (query.get('uri') ?? FORMS) === FORMS
}

function containerOf(name: string | null): FormContainer | undefined {
  return name === 'RequestForms' || name === 'ApprovalForms' ? name : undefined
}

function templateOf(query: URLSearchParams): Template | undefined {
  const isCustom = query.get('isCustomTemplate')
  if (isCustom === null) return undefined
  return {
    name: query.get('pname') ?? '',
    processType: query.get('ptype') ?? '',
    approvalType: query.get('atype') ?? '',
    steps: query.get('asteps') ?? '',
    isCustom: isCustom === 'true',
  }
}
