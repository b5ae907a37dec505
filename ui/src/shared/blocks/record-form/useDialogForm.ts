import { useRef, useState } from 'react'
import { useDraft } from '../drafts/useDraft'
import { useSave } from '../form/useSave'
import { useProblemText } from '../validation/useProblemText'
import { changedKeys, pickValues, problemsOf, tidiedValues, type RecordFields } from './recordField'
import type { RecordChanges } from './useRecordForm'

export interface DialogFormOptions<Values extends object, Saved = unknown> {
  fields: RecordFields<Values>
  /**
   * The first values. A value that changes later is shown in fields that the person has not
   * changed.
   */
  stored: NoInfer<Values>
  /** The name of the draft, which stays when the dialog is closed: `ticket cn=ann,o=data`. */
  draftName: string
  /** To be raised when the shape of a field changes, see `useDraft`. */
  draftVersion?: number
  /** Performs the action of the dialog. Rejects with the error of the call. */
  onSave: (
    changes: RecordChanges<NoInfer<Values>>,
    stay: Stay<NoInfer<Values>>,
  ) => Saved | Promise<Saved>
  /** Called when everything was done; closes the dialog. */
  onSaved?: (saved: NoInfer<Saved>) => unknown
}

/**
 * Keeps the dialog open because something was not done. `left` computes the fields to keep from the
 * values at that moment.
 */
export type Stay<Values> = (left: (now: Values) => Partial<Values>) => void

/** The state of a dialog's form, as `FormDialog` shows it. */
export type DialogFormState<Values extends object> = ReturnType<typeof useDialogForm<Values>>

/**
 * The fields of a dialog that performs an action: the entered values, their draft, the errors (from
 * the first press on the button), and the outcome. Values that are entered while a call runs stay
 * as a draft.
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
    /** How often the button was pressed. */
    attempts,
    isSaving,
    fault,
    draft,
    restore: enter,
    submit,
    /** The properties of a control of `ui/` for a field: texts, state and value. */
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

/**
 * The fields that the person changed; `latest` returns them as they are now, for code that waited
 * for a call.
 */
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
