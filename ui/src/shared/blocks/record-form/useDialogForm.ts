import { useRef, useState } from 'react'
import { useDraft } from '../drafts/useDraft'
import { useSave } from '../form/useSave'
import { useProblemText } from '../validation/useProblemText'
import { changedKeys, pickValues, problemsOf, tidiedValues, type RecordFields } from './recordField'
import type { RecordChanges } from './useRecordForm'

export interface DialogFormOptions<Values extends object, Saved = unknown> {
  fields: RecordFields<Values>
  /** What the dialog opens with. A value that comes later is shown where nothing is entered. */
  stored: NoInfer<Values>
  /** Under which what is entered outlives the dialog: `ticket cn=ann,o=data`. */
  draftName: string
  /** A higher number when a field has another shape, see `useDraft`. */
  draftVersion?: number
  /** Does what the dialog asks for. Rejects with the error of the call. */
  onSave: (
    changes: RecordChanges<NoInfer<Values>>,
    stay: Stay<NoInfer<Values>>,
  ) => Saved | Promise<Saved>
  /** All of it is done: closes the dialog. */
  onSaved?: (saved: NoInfer<Saved>) => unknown
}

/** Not all of it is done: the dialog stays open. `left` gives the fields that change, from what is entered by then. */
export type Stay<Values> = (left: (now: Values) => Partial<Values>) => void

/** The state of a dialog's form, as `FormDialog` shows it. */
export type DialogFormState<Values extends object> = ReturnType<typeof useDialogForm<Values>>

/**
 * The fields of a dialog that does something: what is entered, its draft, what is wrong from the first press on, and
 * its outcome. What is entered while it is being sent stays as a draft.
 *
 * Source: docs/assumptions.md.
 */
export function useDialogForm<Values extends object, Saved = unknown>(
  options: DialogFormOptions<Values, Saved>,
) {
  const { fields, stored, draftName, draftVersion: version = 1, onSave, onSaved } = options
  const problemText = useProblemText()
  const { entered, latest, enter } = useEntered<Values>()
  const now = { ...stored, ...entered }
  const changed = changedKeys(fields, stored, now)
  const kept = changed.filter((key) => !fields[key].isNotKept && !fields[key].isSecret)
  const value = kept.length > 0 ? pickValues(now, kept) : undefined
  const draft = useDraft<Partial<Values>>({ name: draftName, version, value })
  const problems = problemsOf(fields, now)
  const [attempts, setAttempts] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const stayWith = (left: Partial<Values>) => {
    enter(left)
    setChecked(false)
  }
  const { attempt, fault } = useSave(async () => {
    const sent = latest()
    const all = tidiedValues(fields, now)
    const rest: Parameters<Stay<Values>>[] = []
    const saved = await onSave({ changed: pickValues(all, changed), all }, (left) =>
      rest.push([left]),
    )
    const [stay] = rest
    if (stay) {
      stayWith(stay[0]({ ...stored, ...latest() }))
      return
    }
    if (latest() === sent) draft.forget()
    onSaved?.(saved)
  })
  const submit = async () => {
    if (isSaving) return
    setAttempts(attempts + 1)
    setChecked(true)
    if (Object.keys(problems).length > 0) return
    setSaving(true)
    await attempt(undefined)
    setSaving(false)
  }
  return {
    now,
    changed,
    enter,
    /** How often somebody pressed the button. */
    attempts,
    isSaving,
    fault,
    draft,
    restore: enter,
    submit,
    /** The words, the state and the value of a field: what a control of `ui/` takes. */
    field: <Key extends keyof Values & string>(key: Key) => {
      const { label, hint, isRequired, isReadOnly } = fields[key]
      return {
        label,
        hint,
        isRequired,
        isReadOnly,
        error: isChecked ? problemText(problems[key]) : undefined,
        value: now[key],
        onChange: (changedValue: Values[Key]) => enter(onlyOne(key, changedValue)),
      }
    },
  }
}

/** The fields that somebody entered, and what they are when a call comes back. */
function useEntered<Values>() {
  const last = useRef<Partial<Values>>({})
  const [entered, setEntered] = useState<Partial<Values>>({})
  return {
    entered,
    latest: () => last.current,
    enter: (part: Partial<Values>) => {
      last.current = { ...last.current, ...part }
      setEntered(last.current)
    },
  }
}

function onlyOne<Values, Key extends keyof Values>(key: Key, value: Values[Key]): Partial<Values> {
  const part: Partial<Values> = {}
  part[key] = value
  return part
}
