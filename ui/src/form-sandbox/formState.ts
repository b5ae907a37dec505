import type { FormState } from '../shared/blocks/scripted-form/readMessage'
import { actionOf } from '../shared/blocks/workflow-form/action'

/** A field that says what is wrong with it. */
export const WRONG = '.formio-error-wrapper:not(.formio-hidden)'

/** What the renderer knows of a form. It finds fields wrong before anybody was in them: only what it says counts. */
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

/** The buttons with which something is decided, and which a condition hides; the console has them at its own place. */
function hiddenActions(form: FormioForm): string[] {
  const hidden = new Set<string>()
  form.everyComponent(({ visible, component }) => {
    const action = component.type === 'button' ? actionOf(component) : undefined
    if (action !== undefined && !visible) hidden.add(action)
  })
  return [...hidden]
}
