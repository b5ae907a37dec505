import type { Command } from '../shared/blocks/scripted-form/protocol'

/** The renderer computes a moment after a change: what is asked meanwhile counts what was entered. */
function settle(form: FormioForm) {
  form.checkData(form.submission.data)
}

/** Does what is asked of a form; whether nothing was in the way. */
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
