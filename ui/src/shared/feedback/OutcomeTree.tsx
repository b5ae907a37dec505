import { CircleCheck, CircleX, Split, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/classNames'
import { Icon } from '../ui/Icon'
import type { Outcome } from './outcome'
import styles from './OutcomeTree.module.css'

/** So many lines are read at a glance; the others are opened. */
const AT_FIRST = 5

interface BranchProps {
  icon: LucideIcon
  kind: 'succeeded' | 'failed' | 'sods'
  label: string
  lines: readonly { id: string; name: string; detail?: string | undefined }[]
}

function Branch({ icon, kind, label, lines }: BranchProps) {
  const { t } = useTranslation('feedback')
  const [isOpen, setOpen] = useState(false)
  if (lines.length === 0) return null
  const shown = isOpen ? lines : lines.slice(0, AT_FIRST)
  const hidden = lines.length - shown.length
  return (
    <li>
      <p className={styles.label}>
        <Icon of={icon} size="s" className={classNames(styles.sign, styles[kind])} />
        {label}
      </p>
      <ul className={styles.lines}>
        {shown.map(({ id, name, detail }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => setOpen(true)}>
              {t('more', { count: hidden })}
            </button>
          </li>
        )}
      </ul>
    </li>
  )
}

/** What became of each of several things: done, not done and why, and which constraint is in the way. */
export function OutcomeTree({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('feedback')
  const { succeeded, failed, sods = [] } = outcome
  return (
    <ul className={styles.tree}>
      <Branch
        icon={CircleCheck}
        kind="succeeded"
        label={t('succeeded', { total: succeeded.length })}
        lines={succeeded.map(({ id, name = id }) => ({ id, name }))}
      />
      <Branch
        icon={CircleX}
        kind="failed"
        label={t('failed', { total: failed.length })}
        lines={failed.map(({ id, name = id, reason }) => ({ id, name, detail: reason }))}
      />
      <Branch
        icon={Split}
        kind="sods"
        label={t('sods', { total: sods.length })}
        lines={sods.map(({ sodId, sodName = sodId, perm1Name = '', perm2Name = '' }) => ({
          id: sodId,
          name: sodName,
          detail: t('permissions', { one: perm1Name, other: perm2Name }),
        }))}
      />
    </ul>
  )
}
