import type { Wish } from '../shared/scripted-form/protocol'

/** Does what is asked of a form; whether nothing was in the way. */
export const wishes: Readonly<Record<Wish, (form: FormioForm) => boolean | Promise<boolean>>> = {
  values: () => true,
  check: (form) => {
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
