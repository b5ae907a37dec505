import { useDraft } from '../drafts/useDraft'
import type { FormValues } from './formNode'

/** What is entered outside a form and belongs to it: it is kept with the form, and comes back with it. */
export interface Beside {
  /** Made of what JSON knows; undefined while there is nothing. */
  value: unknown
  onRestore: (value: unknown) => void
}

interface FormDraftOptions {
  name: string
  /** Undefined while nothing is unsaved. */
  values: FormValues | undefined
  /** Fields that are not kept. */
  omit: readonly string[]
  beside: Beside | undefined
  /** Puts the values of a draft into the form. */
  onRestore: (values: FormValues) => void
}

interface Entered {
  values?: FormValues | undefined
  beside?: unknown
}

/** Keeps what is entered in a form of a workflow and beside it, as one draft. */
export function useFormDraft({ name, values, omit, beside, onRestore }: FormDraftOptions) {
  const isEmpty = values === undefined && beside?.value === undefined
  const value = isEmpty ? undefined : { values, beside: beside?.value }
  const draft = useDraft<Entered>({ name, version: 2, value, omit })
  const restore = (found: Entered) => {
    if (found.values) onRestore(found.values)
    if (found.beside !== undefined) beside?.onRestore(found.beside)
  }
  return { draft, restore }
}
