import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useSubmitRequestFormMutation,
  useSubmitTaskFormMutation,
} from '../../entities/workflow-form/api'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'
import type { FormValues } from '../../shared/workflow-form/formNode'
import type { NamedForm } from './formAddress'

/** Submits a form to the call of its container, and keeps what was done. */
export function useSubmission({ container, id, pid, recipient }: NamedForm) {
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
  }
  return { submit, done }
}
