import type { ReactNode } from 'react'
import { ConflictDialog } from '../concurrent-edit/ConflictDialog'
import { each } from '../concurrent-edit/threeWay'
import { DraftOffer } from '../drafts/DraftOffer'
import { SavedForm } from '../form/SavedForm'
import type { RecordFormState } from './useRecordForm'

interface RecordFormProps<Values extends object> {
  form: RecordFormState<Values>
  /** The name of the form for screen readers: "Edit Payroll". */
  label: string
  /** The label of the button: "Save changes". */
  saveText: string
  /** Read only: all sections show facts instead of fields. */
  isReading?: boolean
  /** Buttons before the one that saves. */
  tools?: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * The form of a record: its draft, its fields, the changes to save, and the conflicts with what
 * somebody else saved.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { form, label, saveText, tools, isReading = false, children } = props
  const labels = form.changed.map((key) => form.fields[key].label)
  return (
    <SavedForm
      label={label}
      changes={[...new Set(labels)]}
      isNew={form.isNew}
      wrong={form.wrong}
      saveText={saveText}
      tools={tools}
      isSaving={form.isSaving}
      attempts={form.attempts}
      fault={form.fault}
      isReading={isReading}
      onSubmit={(event) => void form.submit(event)}
      onDiscard={form.discard}
      onUndoDiscard={form.undoDiscard}
    >
      <DraftOffer draft={form.draft} onRestore={form.restore} />
      {children}
      <Clash form={form} />
    </SavedForm>
  )
}

/** Asks which values to keep when somebody else saved the same fields. */
export function Clash<Values extends object>({ form }: Pick<RecordFormProps<Values>, 'form'>) {
  const { clash, fields, before, now } = form
  if (!clash) return null
  const conflicts = clash.conflicts.map((key) => {
    const { label, text, parts } = fields[key]
    const sides = { was: before[key], mine: now[key], theirs: clash.stored[key] }
    return { key, label, ...each(parts?.contested?.(sides) ?? sides, text) }
  })
  return (
    <ConflictDialog
      conflicts={conflicts}
      onOverwrite={() => void form.overwrite()}
      onTakeTheirs={form.takeTheirs}
      onClose={form.settle}
    />
  )
}
