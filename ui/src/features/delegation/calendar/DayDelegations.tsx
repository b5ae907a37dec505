import { CircleCheck, CircleMinus, TriangleAlert, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { Delegation } from '../../../entities/delegation/model'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { Avatar } from '../../../shared/ui/Avatar'
import { Badge, type BadgeLook } from '../../../shared/ui/Badge'
import { Link } from '../../../shared/ui/Link'
import { toDelegation } from '../routes'
import styles from './DaySheet.module.css'
import type { DayPlan, EffectOnDay } from './onDay'
import { namesOf } from './plan'
import { usePeriodText } from './usePeriodText'
import { useRequestNames } from './useRequestNames'

interface DayDelegationsProps extends Pick<DayPlan, 'delegations'> {
  /** DN of the person who delegates. */
  of: string
  isLink: boolean
}

/** The delegations of a day, each with its requests, its days and its effect. */
export function DayDelegations({ of, delegations, isLink }: DayDelegationsProps) {
  const { t } = useTranslation('delegation')
  if (delegations.length === 0) return <p>{t('day.nothing')}</p>
  return (
    <section>
      <h3 className={styles.title}>{t('day.delegations')}</h3>
      <RowList>
        {delegations.map(({ delegation, effect }) => (
          <Delegated
            key={delegation.id}
            {...{ delegation, effect }}
            {...(isLink && { href: toDelegation(delegation.id, of) })}
          />
        ))}
      </RowList>
    </section>
  )
}

const LOOKS: Record<EffectOnDay, { kind: NonNullable<BadgeLook['kind']>; icon: IconNode }> = {
  inForce: { kind: 'success', icon: CircleCheck },
  idle: { kind: 'neutral', icon: CircleMinus },
  away: { kind: 'warning', icon: TriangleAlert },
}

interface DelegatedProps {
  delegation: Delegation
  effect: EffectOnDay
  href?: string
}

function Delegated({ delegation, effect, href }: DelegatedProps) {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  const periodText = usePeriodText()
  const requestNames = useRequestNames()
  const names = namesOf(delegation)
  const title = listText(names)
  const words = {
    inForce: t('state.inForce'),
    idle: t('state.idle'),
    away: t('day.delegateAway'),
  }
  return (
    <RowItem
      sign={<Avatar name={names[0] ?? ''} />}
      title={href === undefined ? title : <Link href={href}>{title}</Link>}
      about={periodText(requestNames(delegation), delegation)}
      end={<Badge {...LOOKS[effect]}>{words[effect]}</Badge>}
    />
  )
}
