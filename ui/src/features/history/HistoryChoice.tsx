import { useTranslation } from 'react-i18next'
import { PersonField } from '../../entities/user/ui/PersonField'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import styles from './HistoryChoice.module.css'
import { REQUEST_KINDS } from './kind'
import type { HistoryScope } from './useHistoryScope'

/** Chooses the kind of the listed requests and, for people who may see requests of others, the person. */
export function HistoryChoice({ scope }: { scope: HistoryScope }) {
  const { t } = useTranslation('history')
  const isSteward = useIsSteward()
  const kinds = REQUEST_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))
  return (
    <div className={styles.choice}>
      <SegmentedButtons
        label={t('filter.kind')}
        options={[{ id: 'all', label: t('kinds.all') }, ...kinds]}
        value={scope.kind ?? 'all'}
        onChange={(kind) => scope.showKind(kind === 'all' ? undefined : kind)}
      />
      {isSteward && (
        <div className={styles.person}>
          <PersonField
            label={t('of.label')}
            from="observedUsers"
            dn={scope.of?.person}
            onChange={scope.showOf}
          />
        </div>
      )}
    </div>
  )
}
