import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useConcurrentEdit } from '../concurrent-edit/useConcurrentEdit'
import { useDraft } from '../drafts/useDraft'
import type { Value } from '../values/attribute'
import { entitySchema } from './entitySchema'
import {
  changesOf,
  nameOf,
  toCreation,
  toUpdate,
  type EntityValues,
  type FormMode,
  type SentAttribute,
} from './entityValues'
import { conflictsOf, storedOf, withTheirs, type Stored } from './entityConflicts'
import type { FormGroup, FormPhoto } from './formAttribute'

/** What a form hands over to be saved. */
export interface EntitySubmission {
  attributes: SentAttribute[]
  /** There where the form asks for one. */
  password?: string
}

/** What the server has of a thing. */
export interface StoredEntity {
  groups: readonly FormGroup[]
  photo?: FormPhoto | undefined
}

export interface EntityFormOptions extends StoredEntity {
  mode: FormMode
  /** Reads it again before a save, past every cache: nobody overwrites what somebody else changed meanwhile. */
  readStored?: () => Promise<StoredEntity>
  /** Asks for the password of a new person. */
  hasPassword?: boolean
  /** Under which what is entered outlives the session: `createUser`, `user cn=ann,o=data`. */
  draftName: string
  /** Rejects with the error of the call. */
  onSave: (submission: EntitySubmission) => Promise<unknown>
}

/** Changed values by attribute key. */
type EntityDraft = Readonly<Record<string, Value[]>>

/** What is entered beside what is stored, and how it is saved. */
export function useEntityForm(options: EntityFormOptions) {
  const { mode, photo, hasPassword = false, draftName, readStored, onSave } = options
  const stored = useStored(options)
  const [before, setBefore] = useState(stored)
  const { fields, values } = before
  const schema = useMemo(() => entitySchema(fields, hasPassword), [fields, hasPassword])
  const form = useForm<EntityValues>({
    defaultValues: values,
    resolver: valibotResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const now = useWatch({ control: form.control, compute: (entered: EntityValues) => entered })
  const changes = changesOf(fields, values, now)
  const isDirty = changes.attributes.length > 0 || changes.photo || changes.password
  if (stored.content !== before.content && !isDirty) setBefore(stored)
  useEffect(() => {
    if (before === stored) form.reset(stored.values)
  }, [before, stored, form])

  const draft = useDraft<EntityDraft>({
    name: draftName,
    version: 1,
    value: isDirty ? draftOf(fields, changes.attributes, now) : undefined,
  })
  const save = async (entered: EntityValues) => {
    const facts = { fields, photo, before: values, now: entered }
    const attributes = mode === 'create' ? toCreation(facts) : toUpdate(facts)
    await onSave({ attributes, ...(hasPassword && { password: entered.password }) })
    setBefore({ ...before, values: { ...entered, password: '' } })
    form.reset({ ...form.getValues(), password: '' })
    draft.forget()
  }
  const concurrent = useConcurrentEdit({
    read: readStored,
    findConflicts: (entered, current) =>
      conflictsOf({ before, entered, current: storedOf(current, mode) }),
    save,
  })
  const takeTheirs = () => {
    if (!concurrent.clash) return
    const current = storedOf(concurrent.clash.stored, mode)
    form.reset(withTheirs({ before, entered: form.getValues(), current }))
    setBefore(current)
    concurrent.settle()
  }
  const restore = (found: EntityDraft) => {
    for (const [index, { key }] of fields.entries()) {
      const entered = found[key]
      if (entered) form.setValue(nameOf(index), entered)
    }
  }
  return {
    form,
    before,
    now,
    changes,
    concurrent,
    submit: form.handleSubmit(concurrent.submit),
    overwrite: form.handleSubmit(concurrent.overwrite),
    takeTheirs,
    draft,
    restore,
    discard: () => form.reset(values),
  }
}

/** What the server has, the same object for as long as its content is the same. */
function useStored({ groups, mode, photo }: EntityFormOptions): Stored {
  const { content } = storedOf({ groups, photo }, mode)
  return useMemo(() => {
    const [fields, values] = JSON.parse(content) as [Stored['fields'], EntityValues]
    return { fields, values, content }
  }, [content])
}

function draftOf(
  fields: Stored['fields'],
  changed: Stored['fields'],
  now: EntityValues,
): EntityDraft {
  return Object.fromEntries(
    changed.map((field) => [field.key, now.attributes[fields.indexOf(field)] ?? []]),
  )
}
