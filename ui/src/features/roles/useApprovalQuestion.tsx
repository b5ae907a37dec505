import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import type { RoleDetail } from '../../entities/role/model'
import type { RoleFields } from '../../entities/role/roleChange'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'

/** Saves the form of a role; where that removes the approval of a role that people have, or may have, it asks first. */
export function useApprovalQuestion({ id, name }: RoleDetail, form: RecordFormState<RoleFields>) {
  const { t } = useTranslation('roles')
  const [isAsked, setAsked] = useState(false)
  const { before, now, submit } = form
  const isRemoved = before.approval.kind !== 'NONE' && now.approval.kind === 'NONE'
  const count = useHolderCount('ROLE', isRemoved ? id : undefined)
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
        {count === 'hidden' && <p>{t('delete.hidden')}</p>}
        {typeof count === 'number' && <p>{t('delete.holders', { count })}</p>}
      </ConfirmDialog>
    ),
  }
}
