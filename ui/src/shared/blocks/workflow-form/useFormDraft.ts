import { useDraft } from '../drafts/useDraft'
import type { FormValues } from './formNode'

/**
 * A value outside of the form that belongs to it: it is stored with the form's draft and restored
 * with it.
 */
export interface Beside {
  /** A JSON value; undefined while it is empty. */
  value: unknown
  onRestore: (value: unknown) => void
}

interface FormDraftOptions {
  name: string
  /** Undefined while nothing is unsaved. */
  values: FormValues | undefined
  /** Names of the fields that are not stored. */
  omit: readonly string[]
  beside: Beside | undefined
  /** Sets the form to the values of a draft. */
  onRestore: (values: FormValues) => void
}

interface Entered {
  values?: FormValues | undefined
  beside?: unknown
}

/** Stores the values of a workflow form, and the value beside it, as one draft. */
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
