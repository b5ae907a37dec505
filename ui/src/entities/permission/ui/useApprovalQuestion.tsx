import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '../../../shared/blocks/approval/approval'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import type { RecordFormState } from '../../../shared/blocks/record-form/useRecordForm'
import { useHolderCount } from '../useHolderCount'

interface Approved {
  type: 'ROLE' | 'RESOURCE'
  id: string
  name: string
  /** The stored and the entered approval. */
  before: Approval
  now: Approval
  /** The text for the case that the number of holders may not be read. */
  hiddenText: string
}

/**
 * Saves a form. If that removes the approval of a role or resource that has holders, or whose holders are unknown, it
 * asks first.
 */
export function useApprovalQuestion<Form extends Pick<RecordFormState<object>, 'submit'>>(
  { type, id, name, before, now, hiddenText }: Approved,
  form: Form,
) {
  const { t } = useTranslation('definition')
  const [isAsked, setAsked] = useState(false)
  const { submit } = form
  const isRemoved = before.kind !== 'NONE' && now.kind === 'NONE'
  const count = useHolderCount(type, isRemoved ? id : undefined)
  const submitOrAsk: typeof submit = async (event) => {
    event?.preventDefault()
    const isQuestion = isRemoved && count !== 0
    setAsked(isQuestion)
    return isQuestion ? undefined : submit()
  }
  return {
    form: { ...form, submit: submitOrAsk },
    dialog: isAsked && (
      <ConfirmDialog
        kind="change"
        title={t('approval.removeTitle', { name })}
        consequence={t('approval.removeText')}
        verb={t('approval.remove')}
        onConfirm={submit}
        onClose={() => setAsked(false)}
      >
        {count === 'hidden' && <p>{hiddenText}</p>}
        {typeof count === 'number' && <p>{t('holders', { total: count })}</p>}
      </ConfirmDialog>
    ),
  }
}
