import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { useSave } from '../form/useSave'
import { offeredActions, type FormAction } from '../workflow-form/action'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import { fieldsOf, secretsOf } from '../workflow-form/formData'
import type { FormWork } from '../workflow-form/FormFoot'
import type { FormValues } from '../workflow-form/formNode'
import { readForm } from '../workflow-form/readForm'
import { useFormDraft } from '../workflow-form/useFormDraft'
import type { WorkflowFormProps } from './WorkflowForm'
import type { ValueNames } from './consoleField'
import { createContents } from './contents'
import type { Command } from './protocol'
import type { FormState } from './readMessage'
import { useSandbox } from './useSandbox'
import { fieldValues, keptValues, sentValues } from './values'

const nothing = {}

/** The entered values of a form in the sandbox, and its submission. */
export function useScriptedForm(options: WorkflowFormProps) {
  const { form, values = nothing, isReadOnly = false, draftName, onSubmit } = options
  const { t } = useTranslation('workflowForm')
  const { locale } = useLocale()
  const { nodes, title } = useMemo(() => readForm(form, locale), [form, locale])
  const [contents] = useState(createContents)
  const [given] = useState(() => keptValues(nodes, values, contents))
  const { names, learn } = useValueNames()
  const sandbox = useSandbox({ form, values: given, isReadOnly, names })
  const { told } = sandbox
  const now = fieldValues(nodes, told.values)
  const [sent, setSent] = useState<string>()
  const isChanged = told.isTouched && !isReadOnly && JSON.stringify(now) !== sent
  const { draft, restore } = useFormDraft({
    name: draftName,
    values: isChanged ? now : undefined,
    omit: secretsOf(fieldsOf(nodes, now)),
    beside: options.beside,
    onRestore: sandbox.put,
  })
  const [pending, setPending] = useState<string>()
  const { attempt, fault } = useSave(({ id, entered }: { id: string; entered: FormValues }) =>
    onSubmit(entered, id),
  )
  const send = async (id: string, kept: FormState['values']) => {
    if (!(await attempt({ id, entered: sentValues(nodes, kept, contents) }))) return
    setSent(JSON.stringify(fieldValues(nodes, kept)))
    draft.forget()
  }
  const ask = async (command: Command) => {
    const answer = await sandbox.ask(command)
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
    nodes,
    given,
    contents,
    learn,
    sandbox,
    draft,
    restore,
    isChanged,
    work,
    actions: actions.filter(({ id }) => !isReadOnly && !told.hidden.includes(id)),
  }
}

/** The names of the form's values, as far as they were loaded or the person chose them. */
function useValueNames() {
  const [names, setNames] = useState<ValueNames>({})
  return {
    names,
    learn: (place: string, read: ShownNames) =>
      setNames((known) => ({ ...known, [place]: { ...known[place], ...read } })),
  }
}
