import { useTranslation } from 'react-i18next'
import type { Period } from '../../../entities/delegation/period'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'

/** A name or state with its days: `No delegate, Dec 27, 2025 to Jan 2, 2026`. */
export function usePeriodText(): (name: string, period: Period) => string {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  return (name, { startsAt, endsAt }) => {
    const first = dates.day(startsAt)
    if (endsAt === undefined) return t('calendar.gapOpen', { name, first })
    return t('calendar.gap', { name, first, last: dates.day(endsAt - 1) })
  }
}
