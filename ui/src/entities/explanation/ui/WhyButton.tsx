import { CircleQuestionMark } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import { useMayExplain } from '../useMayExplain'

/** A link to the page that explains rights, for people who may open it. */
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
