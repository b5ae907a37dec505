import { Check, Lock, Minus, Plus } from 'lucide'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../entities/cprs/model'
import type { Causes } from '../../../entities/cprs/useCauses'
import { Badge } from '../../../shared/ui/Badge'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { toGroup } from '../../groups/routes'
import { toRole } from '../../roles/routes'
import styles from './Why.module.css'

/** The known causes of the visible rows. */
export const WhyContext = createContext<Causes>({
  of: () => undefined,
  isKnown: () => false,
  isReading: false,
})

/** The effect of publishing on a difference, or that it cannot be published. */
export function Change({ row }: { row: Difference }) {
  const { t } = useTranslation('cprs')
  const isLocked = useContext(WhyContext).of(row) !== undefined
  if (isLocked) {
    return (
      <Badge kind="warning" icon={Lock}>
        {t('change.locked')}
      </Badge>
    )
  }
  return row.side === 'APPLICATION' ? (
    <Badge kind="success" icon={Plus}>
      {t('change.APPLICATION')}
    </Badge>
  ) : (
    <Badge kind="danger" icon={Minus} isOutlined>
      {t('change.IDM')}
    </Badge>
  )
}

/** A cell for one side: it has the assignment or not. */
export function SideCell({ has }: { has: boolean }) {
  const { t } = useTranslation('cprs')
  return (
    <span className={styles.side}>
      <Icon of={has ? Check : Minus} size="s" />
      {t(has ? 'side.has' : 'side.hasNot')}
    </span>
  )
}

/** The cause of a difference; a role or group that grants the assignment is a link. */
export function Why({ row }: { row: Difference }) {
  const { t } = useTranslation('cprs')
  const { of, isKnown } = useContext(WhyContext)
  const cause = of(row)
  if (!cause) {
    if (row.side === 'APPLICATION') return t('why.APPLICATION')
    return t(isKnown(row) ? 'why.IDM' : 'why.unknown')
  }
  const { kind, sourceId, sourceName } = cause
  if (kind === 'role')
    return <Link href={toRole(sourceId)}>{t('why.role', { name: sourceName })}</Link>
  if (kind === 'group') {
    return <Link href={toGroup(sourceId)}>{t('why.group', { name: sourceName })}</Link>
  }
  return t('why.container', { name: sourceName })
}
