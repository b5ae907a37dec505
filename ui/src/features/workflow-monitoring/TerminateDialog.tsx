import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { TextArea } from '../../shared/ui/TextArea'

interface TerminateDialogProps {
  processes: readonly WorkflowProcess[]
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/**
 * Asks for the reason of a termination. For several workflows their number has to be typed. Source:
 * docs/assumptions.md A-583.
 */
export function TerminateDialog({ processes, onConfirm, onClose }: TerminateDialogProps) {
  const { t } = useTranslation('workflows')
  const [reason, setReason] = useState('')
  const [first, ...others] = processes
  const single = others.length === 0 ? first : undefined
  const peopleOf = ({ name, initiator, recipient }: WorkflowProcess) =>
    t('terminate.people', { name, initiator: initiator.name, recipient: recipient.name })
  return (
    <ConfirmDialog
      kind="deletion"
      title={
        single
          ? t('terminate.titleOf', { name: single.name })
          : t('terminate.title', { number: processes.length })
      }
      consequence={t('terminate.consequence')}
      affected={processes.map(peopleOf)}
      verb={t('terminate.verb')}
      typed={single ? undefined : processes.length}
      isDisabled={reason.trim() === '' || processes.length === 0}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <TextArea
        label={t('terminate.reason')}
        hint={t('terminate.reasonHint')}
        isRequired
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
