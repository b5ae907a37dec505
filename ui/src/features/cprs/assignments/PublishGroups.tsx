import { Lock, Minus, Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { FirstFew } from '../../../shared/ui/FirstFew'
import { Icon } from '../../../shared/ui/Icon'
import styles from './PublishGroups.module.css'
import type { PublishGroup } from './usePublishGroups'

const ICONS = { given: Plus, taken: Minus, stays: Lock } as const

/**
 * The people whose assignments change, and those whose assignments stay, each group with its
 * number.
 */
export function PublishGroups({ groups }: { groups: readonly PublishGroup[] }) {
  const { t } = useTranslation('cprs')
  return groups.map(({ kind, lines }) => (
    <section key={kind} className={styles[kind]} aria-label={t(`publish.group.${kind}`)}>
      <h3 className={styles.title}>
        <Icon of={ICONS[kind]} size="s" />
        {t(`publish.group.${kind}`)}
        <span className={styles.count}>{lines.length}</span>
      </h3>
      <FirstFew
        className={styles.lines}
        lines={lines}
        id={({ id }) => id}
        draw={({ name, value, note }) => (
          <>
            <bdi>{name}</bdi> {value !== '' && <bdi className={styles.about}>{value}</bdi>}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </>
        )}
      />
    </section>
  ))
}
