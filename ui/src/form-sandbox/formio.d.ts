/**
 * The part of the renderer's interface that this page uses; the renderer is loaded before as a
 * separate script.
 */
interface FormioElement {
  type: string
  visible: boolean
  component: { type: string; action?: string; event?: string }
}

interface FormioForm {
  submission: { data: Record<string, unknown> }
  /** Only in a wizard. */
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

declare class FormioField {
  id: string
  key: string
  /** `rows[0].person` */
  path: string
  type: string
  visible: boolean
  component: FormioElement['component'] & { label: string; drawn?: unknown }
  options: { console: import('./consoleField').ConsoleLink }
  dataValue: unknown
  disabled: boolean
  refs: Readonly<Record<string, HTMLElement | undefined>>
  get emptyValue(): unknown
  render(element?: string): string
  attach(element: HTMLElement): Promise<void>
  loadRefs(element: HTMLElement, refs: Readonly<Record<string, 'single'>>): void
  setValue(value: unknown, flags?: object): boolean
  focus(): void
  setErrorClasses(inputs: unknown, ...rest: unknown[]): void
  t(text: string): string
}

declare const Formio: {
  Components: {
    components: Readonly<Record<'field', typeof FormioField>>
    addComponent: (type: string, of: typeof FormioField) => void
  }
  createForm: (element: HTMLElement, form: object, options: object) => Promise<FormioForm>
  Widgets: Record<string, typeof FormioWidget>
  DefaultEvaluator: { prototype: FormioEvaluator }
}

declare module '@formio/js/dist/formio.form.min.js' {
  const library: { Formio: typeof Formio }
  export = library
}
