import { useTranslation } from 'react-i18next'
import { usePagedRead } from '../../platform/api/usePagedRead'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { FoundItems } from './FoundItems'
import styles from './ListPanel.module.css'
import { PickerFailure } from './PickerFailure'
import type { PanelProps } from './panel'
import { PICKER_PAGE_SIZE } from './pickerQuery'
import type { ListTab } from './pickerTab'

interface ListPanelProps extends PanelProps {
  tab: ListTab
}

/** The items that a tab with a list found for the typed text. */
export function ListPanel({ tab, state, ...rest }: ListPanelProps) {
  const { t } = useTranslation('picker')
  const { asked } = state
  const isAsked = asked.query !== '' || !tab.needsQuery
  const list = JSON.stringify([tab.id, tab.scope, asked.query])
  const { data, error, isLoading, isStale, retry } = usePagedRead(
    isAsked ? tab.ask(asked) : undefined,
    list,
    asked.page,
  )

  if (isLoading) return <OutlineOfItems label={t('loading')} />
  if (error !== undefined) {
    return <PickerFailure text={t(`failed.${tab.id}`)} error={error} onRetry={retry} />
  }
  if (!data) return <p className={styles.note}>{t('typeToSearch')}</p>
  return <FoundItems tab={tab} state={state} found={data} isStale={isStale} {...rest} />
}

/** Placeholder of the items while they load. */
function OutlineOfItems({ label }: { label: string }) {
  return (
    <div className={styles.outline} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: PICKER_PAGE_SIZE }, (_, index) => (
        <span key={index} className={styles.bone}>
          <Skeleton shape="disc" />
          <Skeleton width="w50" />
        </span>
      ))}
    </div>
  )
}
