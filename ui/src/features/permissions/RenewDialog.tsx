import { useTranslation } from 'react-i18next'
import { endingCause, type Holding } from '../../entities/assignment/model'
import { AskDialog } from '../../entities/assignment/ui/AskDialog'
import { dayOf } from '../../shared/blocks/values/day'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'

interface RenewDialogProps {
  /** A permission with an end date. */
  holding: Holding
  onClose: () => void
}

/** Requests the same permission again, with a later end date or without one. Source: docs/assumptions.md A-303. */
export function RenewDialog({ holding, onClose }: RenewDialogProps) {
  const { t } = useTranslation('permissions')
  const format = useDateFormat()
  const { id, kind, name } = holding
  const { expiresAt = 0, answers = [] } = endingCause(holding) ?? {}
  return (
    <AskDialog
      title={t('renew.title', { name })}
      text={t('renew.text', { day: format.day(expiresAt) })}
      things={[{ id, kind, name, answers }]}
      until={dayOf(expiresAt)}
      onClose={onClose}
    />
  )
}
