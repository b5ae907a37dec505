import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useSubmitRequestFormMutation,
  useSubmitTaskFormMutation,
} from '../../entities/workflow-form/api'
import { tellSubmitted } from '../../entities/workflow-form/formWindows'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import { nameOf, type NamedForm } from './formAddress'

/** Submits a form to the call of its container, keeps the outcome, and tells the page that opened the window. */
export function useSubmission(named: NamedForm) {
  const { container, id, pid, recipient } = named
  const { t } = useTranslation('formWindow')
  const dispatch = useAppDispatch()
  const [done, setDone] = useState<string>()
  const [submitRequest] = useSubmitRequestFormMutation()
  const [submitTask] = useSubmitTaskFormMutation()
  const ask = async (values: FormValues) => {
    const outcome = await submitRequest({ definition: pid, recipient, values }).unwrap()
    if (!outcome.success) dispatch(showFeedback({ outcome, text: t('someFailed') }))
  }
  const submit = async (values: FormValues, action: string) => {
    if (container === 'RequestForms') await ask(values)
    else await submitTask({ taskId: id, action, values }).unwrap()
    setDone(action)
    tellSubmitted({ name: nameOf(named), action })
  }
  return { submit, done }
}
