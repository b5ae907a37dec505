import { CircleCheck, CircleX, Split, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import { FirstFew } from '../../ui/FirstFew'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import type { Outcome } from '../../platform/store/outcome'
import { OutcomeExport } from './OutcomeExport'
import styles from './OutcomeTree.module.css'

interface Line {
  id: string
  name: string
  detail?: string | undefined
  path?: string | undefined
}

interface BranchProps {
  icon: IconNode
  kind: 'succeeded' | 'failed' | 'sods'
  label: string
  lines: readonly Line[]
}

function Branch({ icon, kind, label, lines }: BranchProps) {
  if (lines.length === 0) return null
  return (
    <li>
      <p className={styles.label}>
        <Icon of={icon} size="s" className={classNames(styles.sign, styles[kind])} />
        {label}
      </p>
      <FirstFew
        className={styles.lines}
        lines={lines}
        id={({ id }) => id}
        draw={({ name, detail, path }) => (
          <>
            <bdi className={styles.name}>
              {path === undefined ? name : <Link href={path}>{name}</Link>}
            </bdi>
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
          </>
        )}
      />
    </li>
  )
}

/** The outcome of several records: failed with reasons, in conflict with constraints, and succeeded. */
export function OutcomeTree({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('feedback')
  const { succeeded, failed, sods = [] } = outcome
  return (
    <>
      <ul className={styles.tree}>
        <Branch
          icon={CircleX}
          kind="failed"
          label={t('failed', { total: failed.length })}
          lines={failed.map(({ id, name = id, reason, path }) => ({
            id,
            name,
            detail: reason,
            path,
          }))}
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
        <Branch
          icon={CircleCheck}
          kind="succeeded"
          label={t('succeeded', { total: succeeded.length })}
          lines={succeeded.map(({ id, name = id, path }) => ({ id, name, path }))}
        />
      </ul>
      <OutcomeExport outcome={outcome} />
    </>
  )
}
