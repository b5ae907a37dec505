import type { FormAction } from '../shared/blocks/workflow-form/action'
import type { FormDocument } from '../shared/blocks/workflow-form/formJson'
import { WorkflowForm } from '../shared/blocks/scripted-form/WorkflowForm'
import { inArabic, renderOnPage } from './renderOnPage'
import { travelForm } from './sampleForms'

interface Given {
  form?: FormDocument
  values?: Record<string, unknown>
  isReadOnly?: boolean
  actions?: FormAction[]
  submit?: jest.Mock
  isArabic?: boolean
}

/** Renders a form of a workflow on a page of its own. */
export function renderForm({
  form = travelForm,
  values,
  isReadOnly,
  actions,
  submit,
  isArabic,
}: Given = {}) {
  const onSubmit = submit ?? jest.fn(() => Promise.resolve())
  const view = renderOnPage(
    () => (
      <WorkflowForm
        form={form}
        draftName="travel"
        onSubmit={onSubmit}
        {...(values && { values })}
        {...(isReadOnly && { isReadOnly })}
        {...(actions && { actions })}
      />
    ),
    {
      texts: ['workflowForm', 'forms', 'drafts', 'picker'],
      ...(isArabic && { bootstrap: inArabic() }),
    },
  )
  return { ...view, onSubmit }
}
