import { useTranslation } from 'react-i18next'
import type { StuckReason } from '../../entities/workflow-process/stuck'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'

/** Describes a reason in a sentence. */
export function useReasonText() {
  const { t } = useTranslation('workflows')
  const format = useDateFormat()
  return (reason: StuckReason): string => {
    switch (reason.kind) {
      case 'overdue':
        return t('stuck.overdue', { date: format.day(reason.at) })
      case 'gone':
        return t('stuck.gone', { name: reason.name })
      case 'away': {
        const { name, until } = reason
        if (until === undefined) return t('stuck.away', { name })
        return t('stuck.awayUntil', { name, date: format.day(until) })
      }
      case 'long':
        return t('stuck.long', { days: reason.days })
      default:
        return t(`stuck.${reason.kind}`)
    }
  }
}
