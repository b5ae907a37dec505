import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useSave } from '../../../shared/blocks/form/useSave'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { useOpenTicketMutation } from '../api'

const NOTHING = { subject: '', description: '' }
type Entered = typeof NOTHING

/** What is typed into a new ticket, and what became of it; what is refused stays, what was not sent is offered again. */
export function useTicket(person: string | undefined, onOpened: (number: string) => void) {
  const { t } = useTranslation(['helpDesk', 'forms'])
  const dispatch = useAppDispatch()
  const [openTicket, { isLoading }] = useOpenTicketMutation()
  const [entered, setEntered] = useState(NOTHING)
  const { subject, description } = entered
  const [isTried, setTried] = useState(false)
  const draft = useDraft<Entered>({
    name: `ticket ${person ?? ''}`,
    version: 1,
    value: subject === '' && description === '' ? undefined : entered,
  })
  const isMissing = subject.trim() === ''
  const { attempt, fault } = useSave(async () => {
    const typed = { subject: subject.trim(), description: description.trim() }
    const number = await openTicket({ ...typed, person }).unwrap()
    draft.forget()
    dispatch(showFeedback({ status: 200, text: t('helpDesk:done', { number }) }))
    onOpened(number)
  })
  const submit = async () => {
    setTried(true)
    if (!isMissing && !isLoading) await attempt(undefined)
  }
  return {
    subject,
    setSubject: (text: string) => setEntered({ ...entered, subject: text }),
    description,
    setDescription: (text: string) => setEntered({ ...entered, description: text }),
    draft,
    restore: setEntered,
    error: isTried && isMissing ? t('forms:problem.required') : undefined,
    fault,
    isBusy: isLoading,
    submit,
  }
}
