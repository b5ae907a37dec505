import { useMemo, useState } from 'react'
import { get, useForm, useWatch, type FieldValues } from 'react-hook-form'
import { useLocale } from '../../../i18n/useLocale'
import { useSave } from '../form/useSave'
import type { FormAction } from './action'
import type { FormDocument } from './formJson'
import {
  copyOf,
  fieldsOf,
  initialValues,
  secretsOf,
  shownValues,
  submittedValues,
} from './formData'
import type { FormValues } from './formNode'
import { readForm } from './readForm'
import { useFormDraft, type Beside } from './useFormDraft'
import { useSteps } from './useSteps'

export interface WorkflowFormOptions {
  /** The `formJSON` of the reply. */
  form: FormDocument
  /** Known values; all other fields have their defaults. */
  values?: Readonly<Record<string, unknown>>
  isReadOnly?: boolean
  /** The name of the draft, which is kept after the session ends: `task 4711`. */
  draftName: string
  beside?: Beside
  /**
   * Gets the values of the visible fields and the id of the action; rejects with the error of the
   * call.
   */
  onSubmit: (values: FormValues, action: string) => Promise<unknown>
}

const nothing = {}

/** The values of a workflow form, and its submission. */
export function useWorkflowForm(options: WorkflowFormOptions) {
  const { form: document, values = nothing, isReadOnly = false, draftName, onSubmit } = options
  const { locale } = useLocale()
  const model = useMemo(() => readForm(document, locale), [document, locale])
  const [before] = useState<FieldValues>(() => initialValues(model.nodes, values))
  const form = useForm({
    defaultValues: before,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const now = useWatch({ control: form.control, compute: copyOf<FormValues> })
  const fields = fieldsOf(model.nodes, now)
  const shown = shownValues(model.nodes, now)
  const { errors, isDirty, submitCount } = form.formState
  const isChanged = isDirty && !isReadOnly
  const { draft, restore } = useFormDraft({
    name: draftName,
    values: isChanged ? now : undefined,
    omit: secretsOf(fields).map((name) => name.slice(name.lastIndexOf('.') + 1)),
    beside: options.beside,
    onRestore: (found) => form.reset(found, { keepDefaultValues: true }),
  })
  const [checks, setChecks] = useState(0)
  const isRight = async () => {
    const isValid = await form.trigger()
    if (!isValid) setChecks(checks + 1)
    return isValid
  }
  const steps = useSteps(model, shown, isRight)
  const [pending, setPending] = useState<string>()
  const { attempt, fault } = useSave(({ id }: FormAction) =>
    onSubmit(submittedValues(model.nodes, form.getValues()), id),
  )
  const send = async (action: FormAction) => {
    setPending(action.id)
    if (await attempt(action)) {
      form.reset(form.getValues())
      draft.forget()
    }
    setPending(undefined)
  }
  return {
    model,
    control: form.control,
    shown,
    isChanged,
    wrong: fields.filter(({ name }) => get(errors, name) !== undefined).length,
    steps,
    attempts: submitCount + checks,
    pending,
    fault,
    draft,
    restore,
    submit: (action: FormAction) => {
      if (action.checksNothing) return send(action)
      const isReady = action.isReady?.() ?? true
      return form.handleSubmit(() => (isReady ? send(action) : undefined))()
    },
  }
}
