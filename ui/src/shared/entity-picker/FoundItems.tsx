import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { emptyTextOf, shownOf } from './found'
import styles from './ListPanel.module.css'
import { OptionList } from './OptionList'
import type { PanelProps } from './panel'
import { PICKER_PAGE_SIZE } from './pickerQuery'
import type { ListTab, PickerPage } from './pickerTab'

interface FoundItemsProps extends PanelProps {
  tab: ListTab
  found: PickerPage
}

/** What was found, and the way to the rest of it. */
export function FoundItems({ tab, found, ...panel }: FoundItemsProps) {
  const { t } = useTranslation('picker')
  const { state, isTaken } = panel
  const { asked } = state
  const { items, isTooMany } = shownOf(found, tab)
  const isUsedUp = items.length > 0 && items.every(isTaken) && !found.hasMore
  const hasPages = asked.page > 0 || found.hasMore
  return (
    <>
      {isTooMany && <p className={styles.note}>{t(`tooMany.${tab.id}`)}</p>}
      {items.length === 0 && !isTooMany && <NothingFound tab={tab} query={asked.query} />}
      {items.length > 0 && <OptionList {...panel} tab={tab} found={items} query={asked.query} />}
      {isUsedUp && <p className={styles.note}>{t(`noMore.${tab.id}`)}</p>}
      <VisuallyHidden>
        <span role="status">{t('found', { count: items.length })}</span>
      </VisuallyHidden>
      {hasPages && (
        <footer className={styles.foot}>
          <span className={styles.range}>
            {t('range', {
              first: asked.page * PICKER_PAGE_SIZE + 1,
              last: asked.page * PICKER_PAGE_SIZE + items.length,
            })}
          </span>
          <Button
            size="small"
            variant="quiet"
            isDisabled={asked.page === 0}
            onPress={() => state.goTo(asked.page - 1)}
          >
            {t('previous')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isDisabled={!found.hasMore}
            onPress={() => state.goTo(asked.page + 1)}
          >
            {t('next')}
          </Button>
        </footer>
      )}
    </>
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
