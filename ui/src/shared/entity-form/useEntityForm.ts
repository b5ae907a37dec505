import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../drafts/useDraft'
import { useSave } from '../form/useSave'
import type { Value } from '../values/attribute'
import { entitySchema } from './entitySchema'
import {
  changesOf,
  fillableOf,
  initialValues,
  nameOf,
  toCreation,
  toUpdate,
  type EntityValues,
  type FormMode,
  type SentAttribute,
} from './entityValues'
import type { FormGroup, FormPhoto } from './formAttribute'

/** What a form hands over to be saved. */
export interface EntitySubmission {
  attributes: SentAttribute[]
  /** There where the form asks for one. */
  password?: string
}

export interface EntityFormOptions {
  mode: FormMode
  groups: readonly FormGroup[]
  photo?: FormPhoto | undefined
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
  const { mode, photo, hasPassword = false, draftName, onSave } = options
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
  const { attempt, fault } = useSave(onSave)
  const submit = form.handleSubmit(async (entered) => {
    const facts = { fields, photo, before: values, now: entered }
    const attributes = mode === 'create' ? toCreation(facts) : toUpdate(facts)
    const isSaved = await attempt({
      attributes,
      ...(hasPassword && { password: entered.password }),
    })
    if (!isSaved) return
    setBefore({ ...before, values: { ...entered, password: '' } })
    form.reset({ ...form.getValues(), password: '' })
    draft.forget()
  })
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
    submit,
    fault,
    draft,
    restore,
    discard: () => form.reset(values),
  }
}

/** What the server has, and a text that differs when that does. */
function useStored({ groups, mode, photo }: EntityFormOptions) {
  const fields = fillableOf(groups, mode)
  const values = initialValues({ attributes: fields, photo })
  const content = JSON.stringify([fields, values])
  return useMemo(() => {
    const [kept, initial] = JSON.parse(content) as [typeof fields, EntityValues]
    return { fields: kept, values: initial, content }
  }, [content])
}

function draftOf(
  fields: ReturnType<typeof fillableOf>,
  changed: ReturnType<typeof fillableOf>,
  now: EntityValues,
): EntityDraft {
  return Object.fromEntries(
    changed.map((field) => [field.key, now.attributes[fields.indexOf(field)] ?? []]),
  )
}
