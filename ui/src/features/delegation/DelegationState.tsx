import { CircleCheck, CircleMinus, Clock, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useReadAvailabilityQuery } from '../../entities/availability/api'
import type { ListedDelegation } from '../../entities/delegation/api'
import { useNow } from '../../shared/blocks/values/useNow'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'
import { effectOf, type Effect } from './effect'

const LOOKS: Record<Effect, { kind: NonNullable<BadgeLook['kind']>; icon: IconNode }> = {
  inForce: { kind: 'success', icon: CircleCheck },
  idle: { kind: 'warning', icon: CircleMinus },
  later: { kind: 'info', icon: Clock },
  over: { kind: 'neutral', icon: CircleMinus },
}

/**
 * The effect of a delegation now; if the person's absences cannot be loaded, only whether the
 * delegation is in force.
 */
export function DelegationState({ delegation }: { delegation: ListedDelegation }) {
  const { t } = useTranslation('delegation')
  const now = useNow()
  const { data } = useReadAvailabilityQuery(delegation.of)
  const effect = effectOf(delegation, data?.absences, now)
  return <Badge {...LOOKS[effect]}>{t(`state.${effect}`)}</Badge>
}
