import { CircleQuestionMark } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Button } from '../../../shared/ui/Button'

/** Leads to the page that explains rights, for those who may open it. */
export function WhyButton({ to }: { to: string }) {
  const { t } = useTranslation('values')
  const mayExplain = useMayExplain()
  if (!mayExplain) return null
  return (
    <Button icon={CircleQuestionMark} variant="quiet" href={to}>
      {t('why')}
    </Button>
  )
}

/** Only administrators of security read who administers what. Source: docs/assumptions.md A-149. */
function useMayExplain(): boolean {
  const { domains = [] } = useBootstrap().rights
  const isProxy = useProxiedUser() !== null
  return !isProxy && domains.includes('SECURITY')
}
