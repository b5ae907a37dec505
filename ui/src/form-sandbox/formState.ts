import type { FormState } from '../shared/blocks/scripted-form/readMessage'
import { actionOf } from '../shared/blocks/workflow-form/action'

/** The selector of a field that shows an error. */
export const WRONG = '.formio-error-wrapper:not(.formio-hidden)'

/**
 * The state of a form. The renderer finds errors in fields before a person has visited them, so
 * only the shown errors count.
 */
export function formState(
  form: FormioForm,
  element: HTMLElement,
): Omit<FormState, 'isTouched' | 'problem'> {
  const { pages = [], page = 0, submission } = form
  const isWizard = pages.length > 1
  return {
    values: submission.data,
    step: isWizard ? page + 1 : 1,
    steps: isWizard ? pages.length : 1,
    wrong: element.querySelectorAll(WRONG).length,
    hidden: hiddenActions(form),
  }
}

/** Action buttons that a condition hides; the console shows the actions itself. */
function hiddenActions(form: FormioForm): string[] {
  const hidden = new Set<string>()
  form.everyComponent(({ visible, component }) => {
    const action = component.type === 'button' ? actionOf(component) : undefined
    if (action !== undefined && !visible) hidden.add(action)
  })
  return [...hidden]
}
