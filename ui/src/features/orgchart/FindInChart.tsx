import { Panel } from '@xyflow/react'
import { ChevronDown, ChevronUp } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { IconButton } from '../../shared/ui/IconButton'
import { SearchField } from '../../shared/ui/SearchField'
import styles from './OrgChart.module.css'
import type { Find } from './useFind'

/** Finds among the cards that are shown, and goes from one to the next. */
export function FindInChart({ find }: { find: Find }) {
  const { t } = useTranslation('orgchart')
  const { direction } = useLocale()
  const { typed, type, hits, at, step } = find
  const isSearching = typed.trim() !== ''
  const count = { at: at + 1, total: hits.length }
  return (
    <Panel
      position={direction === 'ltr' ? 'top-left' : 'top-right'}
      className={styles.panel ?? ''}
      dir={direction}
    >
      <SearchField
        label={t('inChart.label')}
        placeholder={t('inChart.label')}
        value={typed}
        onChange={type}
        onSubmit={() => step(1)}
        className={styles.hunt}
      />
      <span role="status" className={styles.count}>
        {isSearching && (hits.length > 0 ? t('inChart.count', count) : t('inChart.none'))}
      </span>
      {hits.length > 1 && (
        <>
          <IconButton
            size="small"
            icon={ChevronUp}
            label={t('inChart.previous')}
            onPress={() => step(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={t('inChart.next')}
            onPress={() => step(1)}
          />
        </>
      )}
    </Panel>
  )
}
