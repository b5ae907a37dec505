import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { useSave } from '../form/useSave'
import { offeredActions, type FormAction } from '../workflow-form/action'
import { fieldsOf } from '../workflow-form/formData'
import type { FormWork } from '../workflow-form/FormFoot'
import type { FormNode, FormValues } from '../workflow-form/formNode'
import { readForm } from '../workflow-form/readForm'
import { useFormDraft } from '../workflow-form/useFormDraft'
import type { WorkflowFormProps } from '../workflow-form/WorkflowForm'
import type { Wish } from './protocol'
import type { FormState } from './readMessage'
import { useSandbox } from './useSandbox'
import { fieldValues, keptValues, sentValues } from './values'

const nothing = {}

/** What is entered into a form that runs in the sandbox, and how it is submitted. */
export function useScriptedForm(options: WorkflowFormProps) {
  const { form, values = nothing, isReadOnly = false, draftName, onSubmit } = options
  const { t } = useTranslation('workflowForm')
  const { locale } = useLocale()
  const { nodes, title } = useMemo(() => readForm(form, locale), [form, locale])
  const sandbox = useSandbox({ form, values: keptValues(nodes, values), isReadOnly })
  const { told } = sandbox
  const now = fieldValues(nodes, told.values)
  const [sent, setSent] = useState<string>()
  const isChanged = told.isTouched && !isReadOnly && JSON.stringify(now) !== sent
  const { draft, restore } = useFormDraft({
    name: draftName,
    values: isChanged ? now : undefined,
    omit: passwordsOf(nodes, now),
    beside: options.beside,
    onRestore: sandbox.put,
  })
  const [pending, setPending] = useState<string>()
  const { attempt, fault } = useSave(({ id, entered }: { id: string; entered: FormValues }) =>
    onSubmit(entered, id),
  )
  const send = async (id: string, kept: FormState['values']) => {
    if (!(await attempt({ id, entered: sentValues(nodes, kept) }))) return
    setSent(JSON.stringify(fieldValues(nodes, kept)))
    draft.forget()
  }
  const ask = async (wish: Wish) => {
    const answer = await sandbox.ask(wish)
    if (answer?.isRight === false) sandbox.focusWrong()
    return answer?.isRight ? answer : undefined
  }
  const submit = async ({ id, checksNothing = false, isReady }: FormAction) => {
    setPending(id)
    const isRightBeside = checksNothing || (isReady?.() ?? true)
    const answer = await ask(checksNothing ? 'values' : 'check')
    if (answer && isRightBeside) await send(id, answer.values)
    setPending(undefined)
  }
  const steps = {
    number: told.step,
    total: told.steps,
    onBack: () => void ask('back'),
    onNext: () => void ask('next'),
  }
  const work: FormWork = { wrong: told.wrong, steps, pending, fault, submit }
  const actions = options.actions ?? offeredActions(nodes, t('submit'))
  return {
    title,
    sandbox,
    draft,
    restore,
    isChanged,
    work,
    actions: actions.filter(({ id }) => !isReadOnly && !told.hidden.includes(id)),
  }
}

function passwordsOf(nodes: readonly FormNode[], values: FormValues): string[] {
  const isPassword = ({ control }: { control: string }) => control === 'password'
  return fieldsOf(nodes, values)
    .filter(isPassword)
    .map(({ name }) => name)
}
