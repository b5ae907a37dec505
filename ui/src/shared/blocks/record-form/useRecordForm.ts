import { useState } from 'react'
import type { Path } from 'react-hook-form'
import { isTaken, takenBy } from '../../platform/errors/isTaken'
import { useConcurrentEdit } from '../concurrent-edit/useConcurrentEdit'
import { useDraft } from '../drafts/useDraft'
import { useAfterPress } from '../form/useAfterPress'
import { problem } from '../validation/problem'
import { useProblemText } from '../validation/useProblemText'
import {
  changedKeys,
  contestedKeys,
  keysOf,
  mergedValues,
  pickValues,
  tidiedValues,
  type RecordFields,
} from './recordField'
import { useEntered } from './useEntered'
import { useReadBack } from './useReadBack'

export interface RecordFormOptions<Values extends object, Saved = unknown> {
  fields: RecordFields<Values>
  /** The stored values, or the first values of a new record. */
  stored: NoInfer<Values>
  /** Loads the stored values without a cache; undefined for a new record. */
  read?: (() => Promise<NoInfer<Values>>) | undefined
  /** For a new record: the field that shows the error when the name is taken. */
  nameField?: keyof NoInfer<Values> & string
  /** The name of the draft, such as `group cn=payroll,o=data`; it outlives the session. */
  draftName: string
  /** Sends the changes. Rejects with the error of the call. */
  onSave: (changes: RecordChanges<NoInfer<Values>>) => Promise<Saved>
  /** Whether the record is loaded after a save, to name the fields that the server did not keep. */
  isReadBack?: boolean
  /** Called after the save; the page may be left then. */
  onSaved?: (saved: NoInfer<Saved>) => unknown
}

/** The changes that a save sends. */
export interface RecordChanges<Values> {
  /** The fields that the person changed. */
  changed: Partial<Values>
  /** The whole record: the person's changes, merged with what others saved. */
  all: Values
}

/** The error of a save that stored only some fields; the form keeps the others as changes. */
export class PartlySaved extends Error {
  constructor(
    /** The keys of the stored fields. */
    readonly keys: readonly string[],
    /** The error of the call that failed. */
    readonly reason: unknown,
  ) {
    super('some fields are not saved')
  }
}

/** The type of the error when another record has the name. */
const TAKEN = 'taken'

/** The state of a record's form, as `RecordForm` shows it. */
export type RecordFormState<Values extends object> = ReturnType<typeof useRecordForm<Values>>

/**
 * The form of a record: entered and stored values, draft, conflicts with other people, and the
 * save.
 *
 * Source: docs/assumptions.md.
 */
export function useRecordForm<Values extends object, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
) {
  const { fields, read, nameField, draftName, isReadBack = false, onSave, onSaved } = options
  const readBack = useReadBack({ fields, read: isReadBack ? read : undefined })
  const problemText = useProblemText()
  const afterPress = useAfterPress()
  const { form, before, now, begin, beginAtOnce } = useEntered(options)
  const changed = changedKeys(fields, before, now)
  const [existing, setExisting] = useState<string>()
  const [discarded, setDiscarded] = useState<Partial<Values>>()
  const kept = changed.filter((key) => !fields[key].isNotKept && !fields[key].isSecret)
  const draft = useDraft<Partial<Values>>({
    name: draftName,
    version: 1,
    value: kept.length > 0 ? pickValues(now, kept) : undefined,
  })
  /** A stored record with what was entered during the save; the page of a new one is left. */
  const withLater = (entered: Values, stored: Values) =>
    read
      ? mergedValues(fields, { was: entered, mine: form.getValues(), theirs: stored }, 'mine')
      : stored
  const save = async (entered: Values, theirs = before) => {
    const both = mergedValues(fields, { was: before, mine: entered, theirs }, 'mine')
    const all = tidiedValues(fields, both)
    const sent = pickValues(all, changedKeys(fields, before, entered))
    const saved = await onSave({ changed: sent, all }).catch((error: unknown) => {
      if (error instanceof PartlySaved) {
        const kept = pickValues(all, error.keys as (keyof Values)[])
        begin({
          before: { ...before, ...kept },
          entered: withLater(entered, { ...entered, ...kept }),
        })
      }
      if (nameField !== undefined && isTaken(error)) {
        const key: string = nameField
        setExisting(takenBy(error))
        form.setError(key as Path<Values>, {
          type: TAKEN,
          message: problem('taken'),
        })
        throw new DOMException('The field tells it.', 'AbortError')
      }
      throw error instanceof PartlySaved ? error.reason : error
    })
    const secrets = keysOf(fields).filter((key) => fields[key].isSecret)
    const after = { ...all, ...pickValues(before, secrets) }
    const later = withLater(entered, after)
    beginAtOnce({ before: after, entered: later })
    if (changedKeys(fields, after, later).length === 0) draft.forget()
    setDiscarded(undefined)
    onSaved?.(saved)
    void readBack(after, changedKeys(fields, before, entered))
  }
  const concurrent = useConcurrentEdit({
    read,
    findConflicts: (mine: Values, theirs: Values) =>
      contestedKeys(fields, { was: before, mine, theirs }),
    save,
  })
  const takeTheirs = () => {
    if (!concurrent.clash) return
    const theirs = concurrent.clash.stored
    const sides = { was: before, mine: now, theirs }
    begin({ before: theirs, entered: mergedValues(fields, sides, 'theirs') })
    concurrent.settle()
  }
  const { errors, isSubmitting, submitCount } = form.formState
  const messages = errors as Partial<Record<keyof Values, { message?: string; type?: string }>>
  const isNameTaken = nameField !== undefined && messages[nameField]?.type === TAKEN
  const isNew = read === undefined

  return {
    fields,
    isNew,
    before,
    now,
    changed,
    /** The number of fields with errors. */
    wrong: Object.keys(errors).length,
    /** The name field, if another record has the name and the person has not changed it since. */
    taken: isNameTaken ? nameField : undefined,
    /** The DN of that record, if the server sends it. */
    takenBy: isNameTaken ? existing : undefined,
    /** How often the person tried to save. */
    attempts: submitCount,
    isSaving: isSubmitting,
    /** The error of the last attempt; of a stored record, while there is something to save. */
    fault: shownFault(concurrent.fault, { isNew, changes: changed.length }),
    clash: concurrent.clash,
    settle: concurrent.settle,
    takeTheirs,
    submit: form.handleSubmit(concurrent.submit),
    /** Checks some fields; fields with problems show them. */
    check: (keys: readonly (keyof Values & string)[]) =>
      form.trigger([...keys] as string[] as Path<Values>[]),
    overwrite: form.handleSubmit(concurrent.overwrite),
    draft,
    restore: (found: Partial<Values>) => begin({ before, entered: { ...now, ...found } }),
    discard: () => {
      if (changed.length > 0) setDiscarded(pickValues(now, changed))
      begin({ before, entered: before })
    },
    /** Restores the values of the last discard, until something is entered. */
    undoDiscard:
      discarded && changed.length === 0
        ? () => begin({ before, entered: { ...now, ...discarded } })
        : undefined,
    /** The properties of a control of `ui/` for a field: texts, state and value. */
    field: <Key extends keyof Values & Path<Values>>(key: Key) => {
      const { label, hint, isRequired, isReadOnly, text } = fields[key]
      const { onChange, onBlur } = form.register(key)
      return {
        label,
        hint,
        isRequired,
        isReadOnly,
        error: problemText(messages[key]?.message),
        was: read && changed.includes(key) ? text(before[key]) : undefined,
        value: now[key],
        onChange: (value: Values[Key]) => {
          setDiscarded(undefined)
          void onChange({ target: { name: key, value } })
          // The steps of a form check without a submit, after which the form itself would check each change.
          if (messages[key] !== undefined) void form.trigger(key)
        },
        onBlur: () =>
          afterPress(
            () => void onBlur({ target: { name: key, value: form.getValues(key) }, type: 'blur' }),
          ),
      }
    },
  }
}

function shownFault(fault: unknown, form: { isNew: boolean; changes: number }): unknown {
  return form.isNew || form.changes > 0 ? fault : undefined
}
