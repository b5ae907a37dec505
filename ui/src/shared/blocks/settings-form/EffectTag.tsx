import { Check, Clock, RefreshCw, Server, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import type { Effect } from './settingField'

const ICONS: Readonly<Record<Effect, IconNode>> = {
  now: Check,
  reload: RefreshCw,
  restart: Server,
  run: Clock,
}

interface EffectTagProps {
  effect: Effect
  /** Whether the product does not say when a change takes effect. */
  isAssumed?: boolean | undefined
}

/** When a change takes effect. Source: docs/assumptions.md A-501. */
export function EffectTag({ effect, isAssumed = false }: EffectTagProps) {
  const { t } = useTranslation('forms')
  const text = t(`effect.${effect}`)
  return (
    <Badge icon={ICONS[effect]}>{isAssumed ? t('effect.assumed', { effect: text }) : text}</Badge>
  )
}
