/** What this page uses of the renderer, which is loaded before it as a script of its own. */
interface FormioElement {
  type: string
  visible: boolean
  component: { type: string; action?: string; event?: string }
}

interface FormioForm {
  submission: { data: Record<string, unknown> }
  /** Of a wizard. */
  pages?: readonly unknown[]
  page?: number
  setSubmission: (submission: { data: object }) => Promise<unknown>
  checkData: (data: object) => unknown
  checkValidity: (data: object, isDirty: boolean, row: object) => boolean
  nextPage: () => Promise<unknown>
  prevPage: () => Promise<unknown>
  everyComponent: (visit: (element: FormioElement) => void) => void
  on: (event: 'change', hear: (value: unknown, flags: unknown, isByPerson: boolean) => void) => void
}

declare class FormioWidget {
  settings: { enableTime?: boolean }
  _input: HTMLInputElement
  emit(event: string): void
  attach(input: HTMLInputElement): Promise<void>
}

interface FormioEvaluator {
  evaluator: (...given: unknown[]) => unknown
  execute: (...given: unknown[]) => unknown
}

declare const Formio: {
  createForm: (element: HTMLElement, form: object, options: object) => Promise<FormioForm>
  Widgets: Record<string, typeof FormioWidget>
  DefaultEvaluator: { prototype: FormioEvaluator }
}

declare module '@formio/js/dist/formio.form.min.js' {
  const library: { Formio: typeof Formio }
  export = library
}
