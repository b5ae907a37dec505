import { useTranslation } from 'react-i18next'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import type { PersonPlan } from './plan'
import type { Names } from './useNames'

interface UnreadProps {
  plans: readonly PersonPlan[]
  names: Names
  onRetry: () => void
}

/** The people whose calendar failed to load, except those whose calendar is hidden. */
export function Unread({ plans, names, onRetry }: UnreadProps) {
  const { t } = useTranslation(['delegation', 'ui'])
  const failed = plans.filter(({ plan }) => plan === 'failed')
  if (failed.length === 0) return null
  return (
    <Banner
      kind="warning"
      actions={
        <Button size="small" onPress={onRetry}>
          {t('ui:retry')}
        </Button>
      }
    >
      {t('calendar.unread', { names: failed.map(({ dn }) => names.get(dn) ?? dn) })}
    </Banner>
  )
}
