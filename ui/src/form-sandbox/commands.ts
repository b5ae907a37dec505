import type { Command } from '../shared/blocks/scripted-form/protocol'

/** Updates the form with the entered values now; the renderer does it a moment after a change. */
function settle(form: FormioForm) {
  form.checkData(form.submission.data)
}

/** Carries out a command of the console; the result says whether it succeeded. */
export const commands: Readonly<Record<Command, (form: FormioForm) => boolean | Promise<boolean>>> =
  {
    values: (form) => {
      settle(form)
      return true
    },
    check: (form) => {
      settle(form)
      const { data } = form.submission
      return form.checkValidity(data, true, data)
    },
    next: (form) =>
      form.nextPage().then(
        () => true,
        () => false,
      ),
    back: (form) => form.prevPage().then(() => true),
  }
