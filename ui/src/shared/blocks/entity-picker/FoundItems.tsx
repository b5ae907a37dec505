import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { emptyTextOf, shownOf } from './found'
import styles from './ListPanel.module.css'
import { OptionList } from './OptionList'
import type { PanelProps } from './panel'
import { PICKER_PAGE_SIZE } from './pickerQuery'
import type { ListTab, PickerPage } from './pickerTab'

interface FoundItemsProps extends PanelProps {
  tab: ListTab
  found: PickerPage
  /** Whether another page of items is loading. */
  isStale: boolean
}

/** The found items, with buttons for the other pages. */
export function FoundItems({ tab, found, isStale, ...panel }: FoundItemsProps) {
  const { t } = useTranslation('picker')
  const { state, isTaken } = panel
  const { asked } = state
  const { items, isTooMany } = shownOf(found, tab)
  const isUsedUp = items.length > 0 && items.every(isTaken) && !found.hasMore
  return (
    <>
      {isTooMany && <p className={styles.note}>{t(`tooMany.${tab.id}`)}</p>}
      {items.length === 0 && !isTooMany && <NothingFound tab={tab} query={asked.query} />}
      {items.length > 0 && (
        <div className={classNames(isStale && styles.stale)} aria-busy={isStale}>
          <OptionList {...panel} tab={tab} found={items} query={asked.query} />
        </div>
      )}
      {isUsedUp && <p className={styles.note}>{t(`noMore.${tab.id}`)}</p>}
      <VisuallyHidden>
        <span role="status">{isStale ? t('loading') : t('found', { count: items.length })}</span>
      </VisuallyHidden>
      <PageSteps state={state} found={found} shown={items.length} isStale={isStale} />
    </>
  )
}

interface PageStepsProps extends Pick<FoundItemsProps, 'state' | 'found' | 'isStale'> {
  /** The number of items on the page. */
  shown: number
}

/** Buttons for the other pages, if there are any. */
function PageSteps({ state, found, shown, isStale }: PageStepsProps) {
  const { t } = useTranslation('picker')
  const { page } = state.asked
  if (page === 0 && !found.hasMore) return null
  const before = page * PICKER_PAGE_SIZE
  return (
    <footer className={styles.foot}>
      <span className={styles.range}>
        {t('range', { first: before + 1, last: before + shown })}
      </span>
      <Button size="small" variant="quiet" isIdle={page === 0} onPress={() => state.goTo(page - 1)}>
        {t('previous')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isIdle={isStale || !found.hasMore}
        onPress={() => state.goTo(page + 1)}
      >
        {t('next')}
      </Button>
    </footer>
  )
}

function NothingFound({ tab, query }: { tab: ListTab; query: string }) {
  const { t } = useTranslation('picker')
  const text = emptyTextOf(tab.id, query)
  return (
    <p className={styles.note}>
      {text === 'noMore' ? t(`noMore.${tab.id}`) : t(text)}
      {text === 'nothingFound' && (
        <>
          {' '}
          <bdi className={styles.query}>{query}</bdi>
        </>
      )}
    </p>
  )
}
