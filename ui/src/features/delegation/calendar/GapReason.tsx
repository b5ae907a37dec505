import { useTranslation } from 'react-i18next'
import type { PlannedPart } from './plan'

/**
 * The delegates who are away too, and the people to whom they have delegated, who do not get the
 * tasks. Source: docs/assumptions.md A-680.
 */
export function GapReason({ part: { away, notPassedOnTo } }: { part: PlannedPart }) {
  const { t } = useTranslation('delegation')
  if (away.length === 0) return null
  return (
    <>
      {t('calendar.awayToo', { names: away.map(({ name }) => name) })}
      {notPassedOnTo.length > 0 && ` ${t('calendar.notPassedOn', { names: notPassedOnTo })}`}
    </>
  )
}
