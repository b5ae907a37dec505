import { CircleCheck, EyeOff, TriangleAlert, type IconNode } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readAvailabilityOf } from '../../entities/availability/api'
import { useMayReadOthers } from '../../entities/availability/useMayReadOthers'
import { listDelegationsOf } from '../../entities/delegation/api'
import type { DelegationFields } from '../../entities/delegation/delegationChange'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useNow } from '../../shared/blocks/values/useNow'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { Icon } from '../../shared/ui/Icon'
import { checksOf, type Check } from './checks'
import styles from './DelegationChecks.module.css'

const SIGNS: Record<Check['kind'], IconNode> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  unknown: EyeOff,
}

const NOBODY: readonly string[] = []

interface DelegationChecksProps {
  fields: DelegationFields
  isNew: boolean
}

/** The checks of a delegation before it is saved; two calls for each delegate. */
export function DelegationChecks({ fields, isNew }: DelegationChecksProps) {
  const { t } = useTranslation('delegation')
  const now = useNow()
  const ids = fields.to.map(({ id }) => id).join('\n')
  const people = useMemo(() => (ids === '' ? [] : ids.split('\n')), [ids])
  const mayRead = useMayReadOthers()
  const away = useReadEach(readAvailabilityOf, mayRead ? people : NOBODY)
  const delegated = useReadEach(listDelegationsOf, people)
  const known = { availability: away.found, delegations: delegated.found }
  const checks = checksOf(fields, { known, now, isNew })
  const isReading = away.left + delegated.left > 0
  return (
    <SectionCard title={t('checks.title')}>
      <ul className={styles.checks} aria-live="polite" aria-busy={isReading}>
        {!isReading &&
          checks.map(({ kind, key, name }) => (
            <li key={key + name} className={styles[kind]}>
              <Icon of={SIGNS[kind]} size="s" />
              <span>{t(`checks.${key}`, { name })}</span>
            </li>
          ))}
      </ul>
      {checks.length === 0 && <p>{t('checks.none')}</p>}
    </SectionCard>
  )
}
