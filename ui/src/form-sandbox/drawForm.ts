import type { OpenedForm } from '../shared/blocks/scripted-form/protocol'
import type { ConsoleLink } from './consoleField'
import { libraryForm } from './libraryForm'
import { runScripts } from './scripts'

/** The console shows the buttons of a wizard itself. */
const NO_BUTTONS = { showPrevious: false, showNext: false, showSubmit: false, showCancel: false }

/** Runs the scripts of a form and draws it. */
export async function drawForm(
  element: HTMLElement,
  { form, values, isReadOnly, look, texts }: OpenedForm,
  console: ConsoleLink,
): Promise<FormioForm> {
  await runScripts(form)
  const drawn = await Formio.createForm(element, libraryForm(form), {
    readOnly: isReadOnly,
    language: look.language,
    i18n: { [look.language]: texts },
    buttonSettings: NO_BUTTONS,
    noAlerts: true,
    console,
  })
  if (Object.keys(values).length > 0) await drawn.setSubmission({ data: values })
  return drawn
}
